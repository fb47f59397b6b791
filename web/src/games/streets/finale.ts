/** Where a finished city lies in its evening, beside the words of the end, and what is around it. */

import { Luck } from "../../facade/luck";
import { boundsOf, type Cell } from "./city/geometry";

export const EXTENT = {
  wide: { width: 1920, height: 1300 },
  narrow: { width: 960, height: 2100 },
};
/** Where there is room for it: from left, from the lower edge, and how much. */
const ROOM = {
  wide: { left: 60, below: 26, wide: 960, high: 436 },
  narrow: { left: 40, below: 40, wide: 880, high: 620 },
};
/** Larger than this a small city would look like a toy. */
const LARGEST = 1.3;

export interface Stand {
  scale: number;
  x: number;
  y: number;
}

export function standOf(cells: readonly Cell[], isWide: boolean): Stand {
  const kind = isWide ? "wide" : "narrow";
  const { left, below, wide, high } = ROOM[kind];
  const bounds = boundsOf(cells);
  const [across, down] = [100 * (bounds.right - bounds.left), 100 * (bounds.bottom - bounds.top)];
  const scale = Math.min(LARGEST, wide / across, high / down);
  return {
    scale,
    x: left + (wide - across * scale) / 2 - bounds.left * 100 * scale,
    y: EXTENT[kind].height - below - down * scale - bounds.top * 100 * scale,
  };
}

export interface Tree extends Cell {
  high: number;
  isPine: boolean;
}

/** A wood around the city, the farthest first; none of them stands in it. */
export function woodOf(cells: readonly Cell[], isWide: boolean): Tree[] {
  const kind = isWide ? "wide" : "narrow";
  const { width, height } = EXTENT[kind];
  const { scale, x, y } = standOf(cells, isWide);
  const bounds = boundsOf(cells);
  const near = 30;
  const isInCity = (tree: Cell) =>
    tree.x > x + bounds.left * 100 * scale - near &&
    tree.x < x + bounds.right * 100 * scale + near &&
    tree.y > y + bounds.top * 100 * scale - near &&
    tree.y < y + bounds.bottom * 100 * scale + near * 2;
  const luck = new Luck("wood");
  return Array.from({ length: isWide ? 90 : 46 }, () => ({
    x: luck.between(0, width),
    y: height - luck.between(8, HORIZON - 40),
    high: luck.between(46, 78),
    isPine: luck.happens(0.3),
  }))
    .filter((tree) => !isInCity(tree))
    .toSorted((a, b) => a.y - b.y);
}

/** From the lower edge. */
export const HORIZON = 330;
