/** How the road of a tile meets those of its neighbours. It is drawn for a road in the south and
 *  turned; its west end is at 0. */

import type { City, Lot } from "../city/city";
import { arePerpendicular, beside, opposite, type Facing } from "../city/geometry";

const AROUND: Facing[] = ["s", "w", "n", "e"];

export interface Road {
  /** In degrees. */
  turn: number;
  isEnclosed: boolean;
  /** Where a neighbour's road meets its long side, from the west end; null: nowhere. */
  opening: number | null;
  /** At its west end and its east end: it goes on, stops at a kerb, or may still grow. */
  ends: [End, End];
}

export type End = "goes_on" | "stops" | "open";

export function turnOf(facing: Facing): number {
  return 90 * AROUND.indexOf(facing);
}

export function roadOf(city: City, lot: Lot): Road {
  const { facing } = lot;
  const across = city.at(beside(lot, facing));
  const meets = across !== undefined && arePerpendicular(facing, across.facing);
  return {
    turn: turnOf(facing),
    isEnclosed: city.isEnclosed(city.street(lot)),
    opening: meets ? (localOf(across.facing, facing) === "e" ? 87 : 2) : null,
    ends: [endOf(city, lot, "w"), endOf(city, lot, "e")],
  };
}

function endOf(city: City, lot: Lot, local: Facing): End {
  const direction = worldOf(local, lot.facing);
  const other = city.at(beside(lot, direction));
  if (!other) return "open";
  const isJoined = other.facing === lot.facing || other.facing === opposite(direction);
  return isJoined ? "goes_on" : "stops";
}

/** A side of the tile as it is drawn, and as it lies. */
function worldOf(local: Facing, facing: Facing): Facing {
  return AROUND[(AROUND.indexOf(local) + AROUND.indexOf(facing)) % 4] ?? local;
}

function localOf(world: Facing, facing: Facing): Facing {
  return AROUND[(AROUND.indexOf(world) - AROUND.indexOf(facing) + 4) % 4] ?? world;
}
