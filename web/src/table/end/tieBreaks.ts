/** What decides between players with the same points. */

import type { StandingCard } from "../../api/client";
import { lineWords } from "../../words/sentences";

type Line = StandingCard["tie_breaks"][number];

const amountOf = (line: Line | undefined): number => (line ? line.each * line.count : 0);

/** In words, as far as it goes until nobody with the same points is left; empty without a tie. */
export function tieWords(game: string, standings: StandingCard[], side: number): string {
  const own = standings[side];
  if (!own) return "";
  let rivals = standings.filter((one) => one !== own && one.score === own.score);
  const told: string[] = [];
  for (const [index, line] of own.tie_breaks.entries()) {
    if (rivals.length === 0) break;
    told.push(`${lineWords(game, line)}: ${String(amountOf(line))}`);
    rivals = rivals.filter((one) => amountOf(one.tie_breaks[index]) === amountOf(line));
  }
  return told.join(", ");
}
