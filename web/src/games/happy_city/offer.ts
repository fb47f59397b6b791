/** Cards that lie open, and the action that choosing one would be. */

import { cardAction } from "./legal";
import type { Public } from "./types";

export interface Offered {
  id: string;
  action: string | null;
  /** How many are left, of a stack. */
  left?: number;
}

const DWELLINGS = ["house", "apartment_building", "luxury_residence"];

export function displayOf(seen: Public): Offered[] {
  return seen.display.map((id) => ({ id, action: cardAction(seen, id, false) }));
}

export function dwellingsOf(seen: Public): Offered[] {
  return DWELLINGS.map((id, stack) => ({
    id,
    action: cardAction(seen, id, true),
    left: seen.dwellings[stack] ?? 0,
  }));
}

export function marketsOf(seen: Public): Offered[] {
  return seen.markets.map((id) => ({ id, action: `draft ${id}` }));
}

/** What the viewer pays, where it is not what is printed. */
export function pricesFor(seen: Public, viewer: number | null): Record<string, number> {
  return viewer === null ? {} : (seen.prices[viewer] ?? {});
}
