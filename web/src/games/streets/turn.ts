/** What the board makes of a choice: which tile is in hand, where it may lie, what is pointed at and
 *  what it would bring. */

import { City } from "./city/city";
import { FACINGS, keyOf, type Cell, type Facing } from "./city/geometry";
import { forecastOf, type Forecast } from "./forecast/forecast";
import { freeCells, placingOf, type Placing } from "./legal";
import { COLOURS, type Printed, type Public } from "./types";

export interface FreeCell {
  key: string;
  cell: Cell;
  placings: Placing[];
}

export interface Turn {
  /** The tile that looks for a place, if any. */
  tile: string;
  cells: FreeCell[];
  /** What is pointed at, else what waits to be confirmed. */
  held: Placing | null;
  forecast: Forecast | null;
}

export function turnOf(
  seen: Public,
  printed: Printed,
  legal: readonly string[],
  lit: string | null,
  chosen: readonly string[],
): Turn {
  const cells = freeCells(legal).map((free) => ({ key: keyOf(free.cell), ...free }));
  const waiting = waitingOf(legal, chosen);
  const action = lit !== null && legal.includes(lit) ? lit : (waiting ?? "");
  const held = placingOf(action) ?? coveringOf(seen, action);
  return {
    tile: cells.length > 0 ? seen.tile : "",
    cells,
    held,
    forecast: held && seen.tile ? forecastOf(seen, printed, { ...held, tile: seen.tile }) : null,
  };
}

/** The last step, while another may still be chosen in its place. */
export function waitingOf(legal: readonly string[], chosen: readonly string[]): string | null {
  const last = chosen.at(-1);
  return last !== undefined && legal.includes(last) ? last : null;
}

/** On top of another tile, with its facing (ST-205). */
function coveringOf(seen: Public, action: string): Placing | null {
  const [kind, tile] = action.split(" ");
  const covered = seen.buildings.find((building) => building.tile === tile);
  if (kind !== "cover" || !covered) return null;
  return { action, x: covered.x, y: covered.y, facing: covered.facing };
}

/** As the tile was turned last, if it may lie so there; else the first way. */
export function turned(placings: readonly Placing[], facing: Facing | null): Placing | null {
  return placings.find((placing) => placing.facing === facing) ?? placings[0] ?? null;
}

/** The next way to lie there, clockwise; -1: the other way round. */
export function turnedOn(placings: readonly Placing[], from: Facing, by: number): Placing | null {
  for (let step = 1; step <= FACINGS.length; step++) {
    const at = (FACINGS.indexOf(from) + step * by + 2 * FACINGS.length) % FACINGS.length;
    const found = placings.find(({ facing }) => facing === FACINGS[at]);
    if (found) return found;
  }
  return null;
}

export interface Movers {
  /** By number. */
  colour: number;
  count: number;
  /** The buildings they leave. */
  from: string[];
}

/** Who moves now (ST-110, ST-124). */
export function moversOf(seen: Public): Movers | null {
  if (seen.question !== "move") return null;
  const colour = COLOURS.findIndex((each) => each === seen.colour);
  const city = new City(seen.buildings);
  const first = seen.buildings.find(({ tile }) => tile === (seen.abandoning || seen.street));
  if (!first) return null;
  const left = seen.abandoning ? [first] : city.street(first);
  const from = left.filter(({ people }) => (people[colour] ?? 0) > 0);
  const count = from.reduce((sum, { people }) => sum + (people[colour] ?? 0), 0);
  return { colour, count, from: from.map(({ tile }) => tile) };
}
