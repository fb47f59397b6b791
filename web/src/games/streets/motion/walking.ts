/** Along which roads people walk from one building to another. */

import type { City, Lot } from "../city/city";
import type { Cell, Facing } from "../city/geometry";

/** The middle of a tile's carriageway, in cells. */
const ROAD: Record<Facing, Cell> = {
  s: { x: 0.5, y: 0.925 },
  n: { x: 0.5, y: 0.075 },
  e: { x: 0.925, y: 0.5 },
  w: { x: 0.075, y: 0.5 },
};

/** The shortest way by roads; straight where no road leads. */
export function wayBetween(city: City, from: Lot, to: Lot): Lot[] {
  const before = new Map<Lot, Lot | null>([[from, null]]);
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const next of city.roadsFrom(here))
      if (!before.has(next)) {
        before.set(next, here);
        queue.push(next);
      }
  }
  if (!before.has(to)) return [from, to];
  const way: Lot[] = [];
  for (let at: Lot | null | undefined = to; at; at = before.get(at)) way.unshift(at);
  return way;
}

/** From middle to middle of their roads; where two meet at a right angle, over the crossing. */
export function stepsOf(way: readonly Lot[]): Cell[] {
  return way.flatMap((lot, i) => {
    const at = middleOf(lot);
    const previous = way[i - 1];
    if (!previous || previous.facing === lot.facing) return [at];
    return [crossingOf(previous, lot), at];
  });
}

function middleOf({ x, y, facing }: Lot): Cell {
  return { x: x + ROAD[facing].x, y: y + ROAD[facing].y };
}

/** The road that runs north and south gives the x, the other the y. */
function crossingOf(one: Lot, other: Lot): Cell {
  const isUpright = (lot: Lot) => lot.facing === "e" || lot.facing === "w";
  const upright = isUpright(one) ? one : other;
  const level = isUpright(one) ? other : one;
  return { x: middleOf(upright).x, y: middleOf(level).y };
}
