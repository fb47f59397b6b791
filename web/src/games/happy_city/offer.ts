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

/** A card stays where it lay, and a new one comes where there is room; null for an empty place. */
export function laidOut(before: (Offered | null)[], now: Offered[]): (Offered | null)[] {
  const left = [...now];
  const stay = before.map((one) => {
    const at = left.findIndex(({ id }) => id === one?.id);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return [...stay.map((one) => one ?? left.shift() ?? null), ...left];
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
