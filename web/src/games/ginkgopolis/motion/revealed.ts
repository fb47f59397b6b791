/** What somebody has just revealed, and which of what followed is told as a step. */

import type { Fact } from "../../../api/client";

export const STEPS_TOLD = [
  "fell_back",
  "urbanized",
  "constructed",
  "took_back",
  "paid_vp",
  "paid_resources",
  "gained_resources",
  "gained_vp",
  "tiles_due",
  "tiles_lost",
  "card_kept",
  "gosha_redrew",
  "gosha_cannot",
  "resources_placed",
];

export function revealedIn(facts: Fact[], side: number): { card: string; tile: string } | null {
  const found = facts.find(
    ({ kind, seat }) =>
      (kind === "revealed" || kind === "constructed" || kind === "urbanized") && seat === side,
  );
  return found ? { card: String(found["card"]), tile: String(found["tile"]) } : null;
}
