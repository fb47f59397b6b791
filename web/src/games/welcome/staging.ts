/** A round in which all decide at once, told one player after the other. */

import type { Public } from "./types";

/** The table when only these seats have been told of: cards and plans change with the last. */
export function midway(before: Public, after: Public, told: number[]): Public {
  const sheets = after.sheets.map((sheet, seat) =>
    told.includes(seat) ? sheet : (before.sheets[seat] ?? sheet),
  );
  return { ...before, sheets };
}
