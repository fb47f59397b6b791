/** A first game with somebody beside you who explains: what a game's coach is, as data. */

import type { Schemas } from "../../api/client";
import type { Outlook } from "./model.svelte";

export interface Coach {
  /** Dealt from a number that was tried beforehand, and short. */
  table: { seats: number; options: Schemas["TableAsked"]["options"]; deal: number };
  /** The id of the question that is open. */
  asked: (outlook: Outlook) => string;
  /** Each is made once. Of several that fit, the first comes first. */
  remarks: Remark[];
  /** What somebody knows who has played it to the end: ids of messages. */
  learned: string[];
}

export interface Remark {
  /** The id of its message, which is given what the fact in `told` is made of. */
  say: string;
  when: When;
  /** What to look at. */
  point?: Target[];
}

/** All that is named has to hold, while something is asked of the player. */
export interface When {
  asked?: string;
  /** An action that begins like this can be chosen. */
  open?: string;
  /** And none that begins like this. */
  shut?: string;
  /** Nothing is left but to confirm. Without it there must be something to choose. */
  isWhole?: boolean;
  /** Something that has happened, now or earlier. */
  told?: Told;
}

export interface Told {
  kind: string;
  by?: "me" | "others";
  /** Fields of the fact. */
  where?: Record<string, string | number | boolean>;
  /** What its lines sum up to. */
  least?: number;
  most?: number;
  /** So often at least; the last one is meant. */
  times?: number;
  /** What happened with it, to several at once, summed up: the player's part against that of
   *  whoever has most of the others. The message is given `$mine` and `$theirs`. */
  share?: "less" | "more";
}

/** By the beginning of its `data-choice` or `data-spot`; `{seat}` stands for the player's own. An
 *  `action` is that choice and no other. */
export type Target = { choice: string } | { spot: string } | { action: string };
