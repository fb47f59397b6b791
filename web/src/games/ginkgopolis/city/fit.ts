/** How large the city is drawn, and where: as large as its box lets it. */

import { Projection, type Cell, type Look, type Point } from "./projection";

export interface Box {
  width: number;
  height: number;
}

/** What stands on a cell: so many floors, none for a letter. */
export interface Stand {
  cell: Cell;
  floors: number;
}

export interface Limits {
  /** Pixels of a cell. */
  least: number;
  most: number;
  look: Look;
  /** Beside and above it, in cells: flags and signs on their poles. */
  margin: { side: number; top: number; bottom: number };
}

export interface Fitted {
  projection: Projection;
  /** Larger than the box where a cell would be too small: then it pans. */
  extent: Box;
}

/** What lies in the upper corners of a desk's mat, in its units: tools left, piles right. */
const CORNERS = { left: { width: 240, height: 250 }, right: { width: 280, height: 150 } };

/** Beside a building stands its flag, in cells. */
const BESIDE = 0.3;
const GROUND = 0.45;

/** The ground of all that stands there, and the roofs. */
function pointsOf(stands: Stand[], projection: Projection): Point[] {
  return stands.flatMap(({ cell, floors }) => [
    ...projection.square(cell, GROUND),
    ...projection.square(cell, projection.look.foot, floors),
  ]);
}

/** Whether something would stand below what lies there. */
export function reachesCorners(
  stands: Stand[],
  { projection, extent }: Fitted,
  unit: number,
): boolean {
  const { left, right } = CORNERS;
  return pointsOf(stands, projection).some(
    ([x, y]) =>
      (x < left.width * unit && y < left.height * unit) ||
      (x > extent.width - right.width * unit && y < right.height * unit),
  );
}

export type Corner = "left" | "right";

/** The lower corners in which a box of this size hides nothing. */
export function freeCorners(stands: Stand[], fitted: Fitted, size: Box): Corner[] {
  const { projection, extent } = fitted;
  const beside = BESIDE * projection.size - 1;
  const low = lowPoints(stands, fitted, size);
  const isFree = {
    left: low.every(([x]) => x - beside > size.width),
    right: low.every(([x]) => x + beside < extent.width - size.width),
  };
  return (["left", "right"] as const).filter((corner) => isFree[corner]);
}

/** Where both are free, the one that is farther from what it is about. */
export function cornerFor(about: Cell, free: Corner[], { projection, extent }: Fitted): Corner {
  const farther = projection.at(...about)[0] > extent.width / 2 ? "left" : "right";
  return free.includes(farther) ? farther : (free[0] ?? "right");
}

export function fit(stands: Stand[], box: Box, { least, most, look, margin }: Limits): Fitted {
  const unit = new Projection(1, [0, 0], look);
  const points = pointsOf(stands, unit);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - margin.side;
  const top = Math.min(...ys) - margin.top;
  const wide = Math.max(...xs) + margin.side - left;
  const high = Math.max(...ys) + margin.bottom - top;
  const size = Math.max(least, Math.min(most, box.width / wide, box.height / high));
  const extent = {
    width: Math.max(box.width, wide * size),
    height: Math.max(box.height, high * size),
  };
  const origin = [
    (extent.width - wide * size) / 2 - left * size,
    (extent.height - high * size) / 2 - top * size,
  ] as const;
  return { projection: new Projection(size, origin, look), extent };
}

/** The same, with a lower corner that is free for a box: where there is none the city steps aside, as
 *  far as it has to, to either side. */
export function fitsBeside(stands: Stand[], box: Box, limits: Limits, kept: Box): Fitted[] {
  const whole = fit(stands, box, limits);
  if (freeCorners(stands, whole, kept).length > 0) return [whole];
  const narrow = fit(stands, { ...box, width: box.width - kept.width }, limits);
  const { projection, extent } = narrow;
  const { size, origin, look } = projection;
  const low = lowPoints(stands, narrow, kept).map(([x]) => x);
  const beside = BESIDE * size;
  const most = kept.width / 2;
  const step = (room: number): number => Math.max(0, Math.min(most, room));
  const shifts = [
    kept.width - step(Math.min(...low) - beside),
    step(extent.width - Math.max(...low) - beside),
  ];
  return shifts.map((shift) => ({
    projection: new Projection(size, [origin[0] + shift, origin[1]], look),
    extent: { ...extent, width: extent.width + kept.width },
  }));
}

function lowPoints(stands: Stand[], { projection, extent }: Fitted, { height }: Box): Point[] {
  return pointsOf(stands, projection).filter(([, y]) => y > extent.height - height);
}
