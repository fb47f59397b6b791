/** Which actions tiles, cells and buildings stand for, now. */

import { keyOf, type Cell, type Facing } from "./city/geometry";

export interface Placing extends Cell {
  action: string;
  facing: Facing;
}

export function placingOf(action: string): Placing | null {
  const [kind, cell = "", facing] = action.split(" ");
  if (kind !== "place") return null;
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { action, x, y, facing: facing as Facing };
}

/** The free cells, each with its facings. */
export function freeCells(legal: readonly string[]): { cell: Cell; placings: Placing[] }[] {
  const cells = new Map<string, Placing[]>();
  for (const action of legal) {
    const placing = placingOf(action);
    if (placing) cells.set(keyOf(placing), [...(cells.get(keyOf(placing)) ?? []), placing]);
  }
  return [...cells.values()].flatMap((placings) => {
    const [first] = placings;
    return first ? [{ cell: { x: first.x, y: first.y }, placings }] : [];
  });
}

/** What a building in the city can be chosen for; for the Grifter's tokens several types at once. */
const ON_BUILDINGS = new Set(["abandon", "cover", "score", "business", "move", "claim", "swap"]);

export function actionsOnBuilding(legal: readonly string[], tile: string): string[] {
  return legal.filter((action) => {
    const [kind = "", on] = action.split(" ");
    return ON_BUILDINGS.has(kind) && on === tile;
  });
}

/** What a tile in hand can be taken for: to be built with one sign or two, or to be given back. */
const IN_HAND = new Set(["build", "invest", "return"]);

export function actionsInHand(legal: readonly string[], tile: string): string[] {
  return legal.filter((action) => {
    const [kind = "", of] = action.split(" ");
    return IN_HAND.has(kind) && of === tile;
  });
}

/** What neither hand nor city stands for: tokens, consultants, to decline. Several answers for one
 *  building are told apart by words, too. */
export function plainActions(legal: readonly string[]): string[] {
  return legal.filter((action) => {
    const [kind = "", on = ""] = action.split(" ");
    if (placingOf(action) || IN_HAND.has(kind)) return false;
    return !ON_BUILDINGS.has(kind) || actionsOnBuilding(legal, on).length > 1;
  });
}
