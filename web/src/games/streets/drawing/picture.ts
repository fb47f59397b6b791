/** What stands on a tile, and where: houses and the two tiles with which every city begins. */

import type { Facing } from "../city/geometry";
import { drawHouse, STAND, type Picture } from "../facade/house";
import { drawPark, drawStation, STATION_BOARD } from "../facade/landmarks";

const PARK_BOARD = { x: -25, y: 88.6, w: 50, h: 11 };
const PARK_FOOT = 97;

export interface Standing extends Picture {
  /** Of the ground of its plot. */
  foot: number;
}

/** @param lines of its name; 0 for one without. */
export function pictureOf(id: string, facing: Facing, lines: number): Standing {
  const { x, foot } = STAND[facing];
  if (id === "central_station") return { shapes: drawStation(), fascia: STATION_BOARD, foot };
  if (id === "city_park")
    return {
      shapes: drawPark(),
      fascia: { ...PARK_BOARD, x: PARK_BOARD.x + x },
      foot: PARK_FOOT,
    };
  return { ...drawHouse(id, facing, lines), foot };
}
