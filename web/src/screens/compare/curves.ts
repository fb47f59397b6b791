/** Two games side by side, as curves: what somebody could expect after each turn. */

import type { Prospects } from "../../table/model/branches";

export interface Size {
  width: number;
  height: number;
}

interface Dot {
  x: number;
  y: number;
}

export interface Chart {
  /** Lines as paths; `trunk` is what both have in common. */
  trunk: string;
  first: string;
  second: string;
  /** Where they part; null if they have nothing in common. */
  fork: Dot | null;
  ends: { first: Dot; second: Dot };
  /** Heights with their points, for the grid. */
  ticks: { y: number; points: number }[];
  /** Places with the number of the turn. */
  turns: { x: number; turn: number }[];
}

export const MARGIN = { left: 40, right: 46, top: 16, bottom: 28 };
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const MOST_TICKS = 5;
const TURN_ROOM = 64;

type Turns = Prospects["turns"];

/** How many turns at the beginning are the same. */
export function sharedTurns(first: Turns, second: Turns): number {
  const parted = first.findIndex(
    ({ moves, points }, turn) =>
      moves !== second[turn]?.moves ||
      points.some((amount, side) => amount !== second[turn]?.points[side]),
  );
  return parted < 0 ? Math.min(first.length, second.length) : parted;
}

/** Both curves of one side, drawn into this size. */
export function chartOf(first: Turns, second: Turns, side: number, size: Size): Chart {
  const [one, other] = [first, second].map((turns) => turns.map(({ points }) => points[side] ?? 0));
  const a = one ?? [];
  const b = other ?? [];
  const shared = sharedTurns(first, second);
  const last = Math.max(a.length, b.length, 2) - 1;
  const { low, high, step } = rangeOf([...a, ...b]);
  const wide = size.width - MARGIN.left - MARGIN.right;
  const tall = size.height - MARGIN.top - MARGIN.bottom;
  const xOf = (turn: number): number => round(MARGIN.left + (turn / last) * wide);
  const yOf = (points: number): number =>
    round(MARGIN.top + (1 - (points - low) / (high - low)) * tall);
  const dotsOf = (points: number[]): Dot[] =>
    points.map((amount, turn) => ({ x: xOf(turn), y: yOf(amount) }));
  const [dots, others] = [dotsOf(a), dotsOf(b)];
  const from = Math.max(0, shared - 1);
  const nowhere = { x: xOf(0), y: yOf(low) };
  return {
    trunk: pathOf(dots.slice(0, shared)),
    first: pathOf(dots.slice(from)),
    second: pathOf(others.slice(from)),
    fork: shared > 0 ? (dots[shared - 1] ?? null) : null,
    ends: { first: dots.at(-1) ?? nowhere, second: others.at(-1) ?? nowhere },
    ticks: range(low, high, step).map((points) => ({ y: yOf(points), points })),
    turns: range(0, last, Math.max(1, Math.ceil((last * TURN_ROOM) / Math.max(wide, 1)))).map(
      (turn) => ({ x: xOf(turn), turn: turn + 1 }),
    ),
  };
}

/** From one round number to another, with room for all. */
function rangeOf(points: number[]): { low: number; high: number; step: number } {
  const least = Math.min(...points, 0);
  const most = Math.max(...points, 1);
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS) ?? most - least;
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

const round = (place: number): number => Math.round(place * 10) / 10;

const pathOf = (dots: Dot[]): string =>
  dots.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${String(x)} ${String(y)}`).join("");
