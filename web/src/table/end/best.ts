/** Who plays alone plays against the own best. */

import type { TableCard } from "../../api/client";
import { waiting, type MyTable } from "../../shell/waiting.svelte";
import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";

/** In words; empty after the first game of its kind. */
export function bestBefore(card: TableCard, score: number): string {
  const best = bestOf(waiting.tables ?? [], card);
  if (best === null) return "";
  return t(score > best ? "end-best-new" : "end-best-still", { points: signed(best) });
}

/** Of other games alone with the same options. */
export function bestOf(tables: MyTable[], { id, game, options }: TableCard): number | null {
  const isSame = ({ card }: MyTable): boolean =>
    card.id !== id &&
    card.game === game &&
    card.seats.length === 1 &&
    JSON.stringify(card.options) === JSON.stringify(options);
  const scores = tables.filter(isSame).flatMap(({ places }) => places.map(({ score }) => score));
  return scores.length > 0 ? Math.max(...scores) : null;
}
