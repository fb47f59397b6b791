/** Where things stand in the evening: the city, and beside it what each district brings. */

import type { Box, Limits } from "./city/fit";
import { fit, type Fitted } from "./city/fit";
import { floorsOf, type House } from "./city/house";
import { Projection, USUAL, type Cell, type Point } from "./city/projection";
import { faceOf } from "./pieces";
import type { Colour, District, Share } from "./types";

export const EXTENT = {
  wide: { width: 1920, height: 1300 },
  narrow: { width: 960, height: 2100 },
};
/** The parts of the scene that title and ranking leave free: left of the ranking, or below it. */
const ROOMS = {
  wide: [
    { left: 420, top: 835, width: 730, height: 445 },
    { left: 420, top: 915, width: 1090, height: 365 },
  ],
  narrow: [{ left: 20, top: 1530, width: 920, height: 540 }],
};
type Room = (typeof ROOMS)["wide"][number];
const MARGIN = { side: 0.1, top: 0.2, bottom: 0.05 };
/** Letters are as large as they must be on the smallest screen each is for. */
const LOW = { ...USUAL, press: 0.66, foot: 0.365 };
const LIMITS: Record<keyof typeof ROOMS, Limits> = {
  wide: { least: 40, most: 150, look: { ...LOW, signs: 0.9 }, margin: MARGIN },
  narrow: { least: 60, most: 170, look: { ...LOW, lean: 0.78, signs: 1.56 }, margin: MARGIN },
};

export interface Pill {
  colour: Colour;
  /** First and second. */
  shares: Share[];
  at: Point;
  width: number;
  /** To a corner of the district. */
  line: [Point, Point];
}

export interface Finale {
  extent: Box;
  projection: Projection;
  pills: Pill[];
}

export function finaleOf(houses: House[], districts: District[], isWide: boolean): Finale {
  const kind = isWide ? "wide" : "narrow";
  const stands = houses.map((house) => ({ cell: house.cell, floors: floorsOf(house) }));
  const projection = ROOMS[kind]
    .map((room) => moved(fit(stands, room, LIMITS[kind]), room))
    .reduce((best, one) => (one.size > best.size ? one : best));
  return {
    extent: EXTENT[kind],
    projection,
    pills: isWide ? pillsOf(districts, projection) : [],
  };
}

function moved({ projection }: Fitted, { left, top }: Room): Projection {
  const { size, origin, look } = projection;
  return new Projection(size, [origin[0] + left, origin[1] + top], look);
}

const PILL = { high: 58, gap: 12, share: 112 };
const COLUMNS = {
  left: 90,
  right: 1540,
  middle: 790,
  top: { left: 880, right: 950 },
  bottom: 1270,
};

/** In two columns beside the city, from the back to the front: so no lines cross. */
function pillsOf(districts: District[], projection: Projection): Pill[] {
  const scoring = districts
    .map((district) => ({
      shares: district.shares.filter(({ points }) => points > 0),
      colour: faceOf(district.name).colour,
      cells: district.cells.map(([x = 0, y = 0]): Cell => [x, y]),
    }))
    .filter(({ shares }) => shares.length > 0);
  const sides = { left: [] as typeof scoring, right: [] as typeof scoring };
  for (const one of scoring.toSorted((a, b) => middleOf(a.cells)[0] - middleOf(b.cells)[0])) {
    const [x] = middleOf(one.cells);
    const isLeft = x < COLUMNS.middle;
    sides[isLeft ? "left" : "right"].push(one);
  }
  const most = Math.ceil(scoring.length / 2);
  while (sides.left.length > most) sides.right.unshift(...sides.left.splice(-1));
  while (sides.right.length > most) sides.left.push(...sides.right.splice(0, 1));
  return (["left", "right"] as const).flatMap((side) => column(side, sides[side]));

  function middleOf(cells: Cell[]): Point {
    const points = cells.map((cell) => projection.at(...cell));
    const mean = (which: 0 | 1): number =>
      points.reduce((sum, point) => sum + point[which], 0) / points.length;
    return [mean(0), mean(1)];
  }

  function column(side: "left" | "right", some: typeof scoring): Pill[] {
    const rows = some.toSorted((a, b) => middleOf(a.cells)[1] - middleOf(b.cells)[1]);
    const room = COLUMNS.bottom - COLUMNS.top[side];
    const step = Math.min(PILL.high + PILL.gap + 40, room / Math.max(1, rows.length));
    const top = COLUMNS.top[side] + (room - step * rows.length) / 2;
    return rows.map(({ shares, colour, cells }, row) => {
      const width = 70 + shares.length * PILL.share;
      const x = side === "left" ? COLUMNS.left + 294 - width : COLUMNS.right;
      const y = top + row * step;
      const edge = side === "left" ? x + width : x;
      const nearest = cells
        .map((cell) => projection.at(...cell))
        .reduce((a, b) => (Math.abs(a[0] - edge) <= Math.abs(b[0] - edge) ? a : b));
      return {
        ...{ colour, shares, width },
        at: [x, y],
        line: [[edge, y + PILL.high / 2], nearest],
      };
    });
  }
}

export const PILL_HIGH = PILL.high;
