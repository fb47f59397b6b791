/** The grid of the city: cells, facings, and how two tiles touch (ST-30 to ST-34). */

export interface Cell {
  x: number;
  y: number;
}

export const FACINGS = ["n", "e", "s", "w"] as const;
/** The side of its cell along which a tile's road lies. */
export type Facing = (typeof FACINGS)[number];

export const STEP: Record<Facing, Cell> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};
const OPPOSITE: Record<Facing, Facing> = { n: "s", e: "w", s: "n", w: "e" };
/** In which directions the road of a facing runs, towards first and last. */
export const LINE: Record<Facing, [Facing, Facing]> = {
  n: ["w", "e"],
  e: ["n", "s"],
  s: ["w", "e"],
  w: ["n", "s"],
};

export type Contact = "long_long" | "junction" | "continue" | "offset" | "back";

export function opposite(facing: Facing): Facing {
  return OPPOSITE[facing];
}

export function arePerpendicular(one: Facing, other: Facing): boolean {
  return LINE[one].includes(other);
}

export function beside({ x, y }: Cell, direction: Facing): Cell {
  return { x: x + STEP[direction].x, y: y + STEP[direction].y };
}

/** A key for maps. */
export function keyOf({ x, y }: Cell): string {
  return `${String(x)},${String(y)}`;
}

/** ST-34: tile A of facing `a` and its neighbour B of facing `b`, in direction `e` from A. */
export function contact(a: Facing, b: Facing, e: Facing): Contact {
  if (a === e && b === opposite(e)) return "long_long";
  if (a === e && arePerpendicular(b, e)) return "junction";
  if (b === opposite(e) && arePerpendicular(a, e)) return "junction";
  if (arePerpendicular(a, e) && arePerpendicular(b, e)) return a === b ? "continue" : "offset";
  return "back";
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The cells that hold all of these; right and bottom are beyond the last. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}
