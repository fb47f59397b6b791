/** From cells to pixels: a slight bird's-eye view, turned by 12 degrees. x goes east, y south, z up
 *  by floors; a cell is 1 wide. */

export type Cell = readonly [x: number, y: number];
export type Point = readonly [x: number, y: number];

const COS = 0.978;
const SIN = 0.208;
const STOREY = 0.168;
/** From here on floors are half as high. */
const FULL_FLOORS = 5;
/** Half of what a building covers of its cell. */
export const FOOT = 0.41;
export const PLOT = 0.36;

export interface Look {
  /** How steeply it is looked at: 1 would be from right above. */
  lean: number;
  /** How much of its height a floor has: less makes the city flat. */
  press: number;
  foot: number;
  /** What is written on flags and signs is never smaller than this share of a large city's. */
  signs: number;
}

export const USUAL: Look = { lean: 0.69, press: 1, foot: FOOT, signs: 0.6 };

export class Projection {
  constructor(
    /** Pixels of a cell. */
    readonly size: number,
    readonly origin: Point = [0, 0],
    readonly look: Look = USUAL,
  ) {}

  /** How far up a roof is, in pixels. */
  rise(floors: number): number {
    const full = Math.min(floors, FULL_FLOORS);
    return (full + Math.max(0, floors - FULL_FLOORS) / 2) * STOREY * this.size * this.look.press;
  }

  at(x: number, y: number, floors = 0): Point {
    const { size, origin, look } = this;
    return [
      origin[0] + size * (COS * x - SIN * y),
      origin[1] + look.lean * size * (SIN * x + COS * y) - this.rise(floors),
    ];
  }

  /** A square around the middle of a cell, from the back left corner clockwise. */
  square([x, y]: Cell, half: number, floors = 0): Point[] {
    return [
      this.at(x - half, y - half, floors),
      this.at(x + half, y - half, floors),
      this.at(x + half, y + half, floors),
      this.at(x - half, y + half, floors),
    ];
  }

  /** Of a roof drawn as 100 × 100. */
  roofMatrix([x, y]: Cell, floors: number): string {
    const { foot } = this.look;
    return this.#matrix(
      this.at(x - foot, y - foot, floors),
      this.at(x + foot, y - foot, floors),
      this.at(x - foot, y + foot, floors),
      [100, 100],
    );
  }

  /** Of the front of a floor (from 0), drawn as 100 × 26. */
  frontMatrix([x, y]: Cell, floor: number): string {
    const { foot } = this.look;
    return this.#matrix(
      this.at(x - foot, y + foot, floor + 1),
      this.at(x + foot, y + foot, floor + 1),
      this.at(x - foot, y + foot, floor),
      [100, 26],
    );
  }

  /** Of its eastern side. */
  sideMatrix([x, y]: Cell, floor: number): string {
    const { foot } = this.look;
    return this.#matrix(
      this.at(x + foot, y + foot, floor + 1),
      this.at(x + foot, y - foot, floor + 1),
      this.at(x + foot, y + foot, floor),
      [100, 26],
    );
  }

  #matrix(at: Point, right: Point, down: Point, [wide, high]: Point): string {
    const across = [(right[0] - at[0]) / wide, (right[1] - at[1]) / wide];
    const along = [(down[0] - at[0]) / high, (down[1] - at[1]) / high];
    return `matrix(${[...across, ...along, ...at].map(short).join(" ")})`;
  }

  /** How much of a roof the building south of it hides: below 0 nothing, from 1 on all. */
  hidden(floors: number, floorsSouth: number): number {
    const { look, size } = this;
    const cell = look.lean * size * COS;
    const gap = (1 - 2 * look.foot) * cell;
    const over = this.rise(floorsSouth) - this.rise(floors) - gap;
    return over / (2 * look.foot * cell);
  }
}

/** What is farther away is drawn first. */
export function depth([x, y]: Cell): number {
  return SIN * x + COS * y;
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z`;
}

export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export const keyOf = ([x, y]: Cell): string => `${String(x)},${String(y)}`;
