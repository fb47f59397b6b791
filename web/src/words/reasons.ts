/** Where a difference in points comes from, in the game's own words. */

import type { Schemas } from "../api/client";
import { lineWords } from "./sentences";
import { words } from "./words.svelte";

type Reason = Schemas["Reason"];

/** What it comes from has a name of its own, a card or a part of the score; or its rule has words. */
export function sourceWords(game: string, { rule, source, amount }: Reason): string {
  const named = [`${game}-card-${source}`, `${game}-part-${source}`].find((id) => words.has(id));
  if (named) return words.say(named);
  return lineWords(game, { rule, each: Math.round(amount), count: 1, source });
}
