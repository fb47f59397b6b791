/** How wide what a valuation counts is, drawn 16 high. */

import type { Tile } from "../types";

export function countedWidth({ valuation }: Tile): number {
  if (valuation === "set") return 29.6;
  if (valuation === "street_size") return 20;
  if (valuation === "enclosure") return 19;
  return valuation === "ownership" ? 14 : 16;
}
