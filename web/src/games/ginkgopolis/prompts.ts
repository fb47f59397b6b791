/** How Ginkgopolis asks, and what flies where. */

import type { Prompts, Sight } from "../../table/gameModules";
import { t } from "../../words/words.svelte";
import { choiceWords, costWords, nameOf } from "./describe";
import { costOf, isPayable } from "./forecast/forecast";
import { committing } from "./legal";
import { keysOf } from "./keys";
import { midway } from "./motion/midway";
import { movesOf } from "./motion/moves";
import { ownIn } from "./own";
import { picked } from "./picked.svelte";
import type { Public } from "./types";

/** With a tile: what it costs, or that it costs too much. */
function costs(action: string, { outlook, seat }: Sight): string {
  const step = committing(action);
  if (!step || step.tile === "" || seat === null) return "";
  const seen = outlook.public as unknown as Public;
  if (seen.question !== "choose_action") return "";
  const cost = costOf(seen, seat, step.card, step.tile);
  return isPayable(cost)
    ? costWords(cost)
    : t("ginkgopolis-board-too-dear", { what: costWords(cost) });
}

/** By card: each goes with any of up to forty tiles. */
function grouped(action: string): { heading: string; item: string } | null {
  const step = committing(action);
  if (!step) return null;
  const item = step.tile === "" ? t("ginkgopolis-board-no-tile") : nameOf(step.tile);
  return { heading: nameOf(step.card), item };
}

const prompts: Prompts = {
  asked: (outlook) =>
    picked.card === null
      ? t(`ginkgopolis-ask-${String(outlook.public["question"])}`)
      : t("ginkgopolis-board-ask-tile", { card: nameOf(picked.card) }),
  named: (action, at) => choiceWords(action, at.names, at.seat, costs(action, at)),
  grouped,
  keys: (legal, { outlook, seat }) =>
    seat === null
      ? null
      : keysOf({
          seen: outlook.public as unknown as Public,
          own: ownIn(outlook.private),
          seat,
          legal,
          held: picked.card,
          pick: (card) => picked.take(card),
        }),
  isForeseen: true,
  midway: (before, after, told) => ({
    ...midway(before as unknown as Public, after as unknown as Public, told),
  }),
  moves: movesOf,
  sounds: {
    constructed: "card",
    urbanized: "card",
    gained_vp: "coin",
    gained_resources: "coin",
  },
};

export default prompts;
