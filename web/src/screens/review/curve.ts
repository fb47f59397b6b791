/** Where the lines of a review run: moves to the right, what each side could expect upwards. */

import type { Review } from "../../api/client";

export const WIDE = 1000;
export const HIGH = 320;
/** Room for lines and marks at the edges. */
const EDGE = 14;
/** So many lines can be told apart. */
const MOST = 6;

export interface Spot {
  x: number;
  y: number;
}

export interface Mark extends Spot {
  /** Its place among the decisions. */
  decision: number;
  seat: number;
  move: number;
}

export interface Drawing {
  /** One for each side that is shown. */
  lines: { side: number; path: string; end: Spot }[];
  marks: Mark[];
  /** Heights at which a value is written. */
  levels: { value: number; y: number }[];
}

type Drawn = Pick<Review, "currency" | "curve" | "decisions" | "sides">;

/** Of a large table: the own sides and those who did best. */
export function shownSides({ sides }: Drawn, mine: number[]): number[] {
  const all = sides.map((_, side) => side);
  if (all.length <= MOST) return all;
  const final = (side: number): number => sides[side]?.final ?? 0;
  const concern = (side: number): number => (mine.includes(side) ? 1 : 0);
  return all
    .toSorted((a, b) => concern(b) - concern(a) || final(b) - final(a) || a - b)
    .slice(0, MOST)
    .toSorted((a, b) => a - b);
}

export function drawingOf(review: Drawn, shown: number[]): Drawing {
  const { curve, decisions, sides } = review;
  const { least, most, levels } = rangeOf(review, shown);
  const last = curve.at(-1)?.move ?? 1;
  const x = (move: number): number => EDGE + ((WIDE - 2 * EDGE) * move) / Math.max(last, 1);
  const y = (value: number): number =>
    HIGH - EDGE - ((HIGH - 2 * EDGE) * (value - least)) / (most - least || 1);
  const lines = shown.map((side) => {
    const spots = curve.map(({ move, values }) => ({ x: x(move), y: y(values[side] ?? least) }));
    const path = spots.map((spot, at) => `${at ? "L" : "M"}${place(spot)}`).join("");
    return { side, path, end: spots.at(-1) ?? { x: EDGE, y: HIGH } };
  });
  const marks = shown.flatMap((side) =>
    (sides[side]?.costliest ?? []).flatMap((decision) => {
      const found = decisions[decision];
      if (!found) return [];
      const { move, seat } = found;
      return [{ decision, seat, move, x: x(move), y: y(valueAt(curve, move, side)) }];
    }),
  );
  return { lines, marks, levels: levels.map((value) => ({ value, y: y(value) })) };
}

/** Between two moments of the curve: on the line between them. */
export function valueAt(curve: Drawn["curve"], move: number, side: number): number {
  const after = curve.findIndex((moment) => moment.move >= move);
  const here = curve[after] ?? curve.at(-1);
  const before = curve[Math.max(after - 1, 0)];
  if (!here || !before) return 0;
  const [from, to] = [before.values[side] ?? 0, here.values[side] ?? 0];
  const gap = here.move - before.move;
  return gap > 0 ? from + ((to - from) * (move - before.move)) / gap : to;
}

/** The moment of the curve nearest to a place on it, as a share of its width. */
export function momentNear(curve: Drawn["curve"], share: number): number {
  const last = curve.at(-1)?.move ?? 0;
  const inside = (share * WIDE - EDGE) / (WIDE - 2 * EDGE);
  const away = curve.map(({ move }) => Math.abs(move - inside * last));
  return Math.max(away.indexOf(Math.min(...away)), 0);
}

function rangeOf(
  { currency, curve }: Drawn,
  shown: number[],
): { least: number; most: number; levels: number[] } {
  if (currency === "share") return { least: 0, most: 1, levels: [0, 0.25, 0.5, 0.75, 1] };
  const values = curve.flatMap((moment) => shown.map((side) => moment.values[side] ?? 0));
  const [least, most] = [Math.min(...values, 0), Math.max(...values, 1)];
  const step = roundStep((most - least) / 4);
  const from = Math.floor(least / step);
  const levels = [0, 1, 2, 3, 4, 5].map((at) => (from + at) * step);
  const top = levels.findIndex((level) => level >= most);
  const kept = levels.slice(0, top < 0 ? levels.length : top + 1);
  return { least: kept[0] ?? least, most: kept.at(-1) ?? most, levels: kept };
}

/** 1, 2, 5, 10, 20, … */
function roundStep(size: number): number {
  const unit = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5, 10].find((one) => one * unit >= size) ?? 10) * unit;
}

const place = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
