/** A tile that is turned: its road slides round the corners of the tile, as a belt would. */

import type { Facing } from "../city/geometry";
import { turnOf } from "../drawing/road";

/** In milliseconds, at a calm pace. */
export const TURN = 180;

const SIDE = 100;
const SIDES = 4;

export interface RoadPart {
  /** Of the side on which it lies, in degrees. */
  turn: number;
  /** How far it has slid along this side, in units of the tile. */
  shift: number;
}

/** How many sides it is from one way to lie to another: the shorter way round, or clockwise. */
export function sidesBetween(from: Facing, to: Facing): number {
  const clockwise = ((turnOf(to) - turnOf(from)) / 90 + SIDES) % SIDES;
  return clockwise > SIDES / 2 ? clockwise - SIDES : clockwise;
}

/** The parts of the road when so many sides are still to go to the last; at rest it is one. */
export function roadParts(to: Facing, left: number): RoadPart[] {
  const at = -left;
  return [Math.floor(at), Math.ceil(at)]
    .filter((side, i, both) => i === 0 || side !== both[0])
    .map((side) => ({ turn: turnOf(to) + 90 * side, shift: (side - at) * SIDE }));
}
