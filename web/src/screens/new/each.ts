/** How many seats one person may take. Strangers leave seats to others; friends share a screen. */

import type { Schemas } from "../../api/client";

export type Each = "one" | "any";

export function usualEach(visibility: Schemas["TableAsked"]["visibility"]): Each {
  return visibility === "open" ? "one" : "any";
}

export function eachOf(chosen: Each, seats: number): number {
  return chosen === "one" ? 1 : seats;
}
