/** Which action a thing on the board stands for, now. The board lights what `legal` lists. */

import type { Public } from "./types";

/** What choosing a card of the display or a dwelling would be called; refused ones are asked too,
 * so that the server says why. */
export function cardAction(seen: Public, id: string, isDwelling: boolean): string | null {
  if (seen.question === "discard" && !isDwelling) return `discard ${id}`;
  if (seen.question === "buy") return `buy ${id}`;
  return null;
}

export function specialAction(seen: Public, id: string): string | null {
  return seen.question === "special" ? `take ${id}` : null;
}

export function deckAction(seen: Public, deck: number): string | null {
  return seen.question === "reveal" ? `reveal ${String(deck + 1)}` : null;
}

/** The choice that is this seat's city, or the special building in it. */
export function cityAction(seen: Public, legal: string[], seat: number): string | null {
  const special = seen.special[seat] ?? "";
  const wanted = [`louvre ${String(seat)}`, `pyramid ${String(seat)}`, `copy ${special}`];
  return legal.find((action) => wanted.includes(action)) ?? null;
}

/** Choices that need no thing on the board: keep, pass, decline, refuse. */
export function plainActions(legal: string[]): string[] {
  return legal.filter((action) => !action.includes(" "));
}
