/** What grows around the city: the same for the same size of it. */

import { Luck } from "../../../facade/luck";
import type { Box } from "./fit";
import type { Point, Projection } from "./projection";
import type { Cell } from "./projection";

export interface Grown {
  at: Point;
  /** In pixels. */
  size: number;
  isGold: boolean;
}

const TRIES = 34;
const CLEAR = 0.95;

export function treesAround(cells: Cell[], projection: Projection, extent: Box): Grown[] {
  const luck = new Luck(`meadow ${String(cells.length)}`);
  const middles = cells.map(([x, y]) => projection.at(x, y));
  const { size } = projection;
  return Array.from({ length: TRIES }, () => ({
    at: [luck.between(18, extent.width - 18), luck.between(34, extent.height - 10)] as const,
    size: Math.max(6, size * luck.between(0.055, 0.11)),
    isGold: luck.happens(0.4),
  }))
    .filter(({ at }) => middles.every((middle) => distance(at, middle) > size * CLEAR))
    .toSorted((a, b) => a.at[1] - b.at[1]);
}

export interface Pond {
  at: Point;
  scale: number;
}

/** In a lower corner, where there is room. */
export function pondOf(cells: Cell[], projection: Projection, extent: Box): Pond | null {
  const { size } = projection;
  const scale = size / 150;
  const middles = cells.map(([x, y]) => projection.at(x, y));
  const corners = [extent.width - 110 * scale, 110 * scale].map(
    (x) => [x, extent.height - 62 * scale] as const,
  );
  const at = corners.find((corner) =>
    middles.every((middle) => distance(corner, middle) > size * 1.15),
  );
  return at ? { at, scale } : null;
}

export function tuftsOf({ width, height }: Box): string {
  const luck = new Luck("tufts");
  return Array.from({ length: Math.round((width * height) / 18000) }, () => {
    const [x, y] = [luck.between(16, width - 16), luck.between(16, height - 16)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q1-6-1-9 3 3 3 8 1-5 4-7-2 4-2 8z`;
  }).join("");
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * 1.2);
}
