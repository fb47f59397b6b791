import { describe, expect, it } from "vitest";
import type { Review } from "../../api/client";
import { drawingOf, HIGH, momentNear, shownSides, valueAt, WIDE } from "./curve";

const side = (final: number, costliest: number[] = []): Review["sides"][number] => ({
  start: 0.5,
  final,
  luck: 0,
  own: 0,
  others: 0,
  error: 0,
  costliest,
});
const curve = [
  { move: 0, values: [0.5, 0.5], error: 0 },
  { move: 10, values: [0.7, 0.3], error: 0 },
  { move: 20, values: [1, 0], error: 0 },
];
const choice = { action: "a", worth: 0, points: 0, error: 0, reasons: [] };
const decisions = [
  { move: 5, seat: 1, played: choice, best: [], loss: 0.2, error: 0.1, significant: true },
];
const review = { currency: "share" as const, curve, decisions, sides: [side(1), side(0, [0])] };

describe("the curve", () => {
  it("runs from the first moment to the last, the better the higher", () => {
    const { lines, levels } = drawingOf(review, [0, 1]);
    expect(lines[0]?.path).toMatch(/^M14\.0 160\.0L500\.0 \d+\.\dL986\.0 14\.0$/);
    expect(lines[0]?.end.y).toBeLessThan(lines[1]?.end.y ?? 0);
    expect(levels.map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it("marks a decision on the line of who made it", () => {
    const [mark] = drawingOf(review, [0, 1]).marks;
    expect(mark).toMatchObject({ decision: 0, seat: 1, move: 5 });
    expect(mark?.x).toBeCloseTo(WIDE / 4 + 7);
    expect(mark?.y).toBeGreaterThan(HIGH / 2);
    expect(valueAt(curve, 5, 1)).toBeCloseTo(0.4);
    expect(valueAt(curve, 0, 1)).toBe(0.5);
  });

  it("finds the moment under the pointer", () => {
    expect([0, 0.2, 0.3, 0.5, 0.9, 1].map((share) => momentNear(curve, share))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });

  it("has round levels where points are counted", () => {
    const points = [0, 37, 91].map((value, at) => ({ move: at, values: [value], error: 0 }));
    const { levels } = drawingOf(
      { currency: "points", curve: points, decisions: [], sides: [side(91)] },
      [0],
    );
    expect(levels.map(({ value }) => value)).toEqual([0, 50, 100]);
  });

  it("shows the own side and the best of a large table", () => {
    const sides = Array.from({ length: 20 }, (_, at) => side(at / 20));
    expect(shownSides({ ...review, sides }, [2])).toEqual([2, 15, 16, 17, 18, 19]);
    expect(shownSides(review, [])).toEqual([0, 1]);
  });
});
