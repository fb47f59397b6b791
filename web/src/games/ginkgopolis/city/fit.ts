/** How large the city is drawn, and where: as large as its box lets it. */

import { Projection, type Cell, type Look } from "./projection";

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

/** Whether something would stand below what lies there. */
export function reachesCorners(
  stands: Stand[],
  { projection, extent }: Fitted,
  unit: number,
): boolean {
  const { left, right } = CORNERS;
  return stands.some(({ cell, floors }) =>
    [
      ...projection.square(cell, 0.45),
      ...projection.square(cell, projection.look.foot, floors),
    ].some(
      ([x, y]) =>
        (x < left.width * unit && y < left.height * unit) ||
        (x > extent.width - right.width * unit && y < right.height * unit),
    ),
  );
}

/** In which lower corner a box of this size hides fewer cells; where both are alike, the one that is
 *  farther from what it is about. */
export function freeCorner(
  cells: Cell[],
  { projection, extent }: Fitted,
  size: Box,
  about: Cell,
): "left" | "right" {
  const hides = (isIn: (x: number) => boolean): number =>
    cells.filter((cell) => {
      const [x, y] = projection.at(...cell);
      return isIn(x) && y > extent.height - size.height;
    }).length;
  const left = hides((x) => x < size.width);
  const right = hides((x) => x > extent.width - size.width);
  if (left !== right) return left < right ? "left" : "right";
  return projection.at(...about)[0] > extent.width / 2 ? "left" : "right";
}

export function fit(stands: Stand[], box: Box, { least, most, look, margin }: Limits): Fitted {
  const unit = new Projection(1, [0, 0], look);
  const points = stands.flatMap(({ cell, floors }) => [
    ...unit.square(cell, 0.45),
    ...unit.square(cell, look.foot, floors),
  ]);
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
