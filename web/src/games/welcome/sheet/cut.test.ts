import { describe, expect, it } from "vitest";
import { cutFor, parkPoints, PEN, SIGN } from "./cut";
import { PLOT, SHEET } from "./geometry";

const TREES = SHEET.streets.rows.map(({ parks }) => parks);
const LAST = Math.max(...SHEET.streets.rows.map(({ houses }) => (houses.at(-1)?.x ?? 0) + PLOT));

describe("a town that is cut", () => {
  it.each([300, 420, 640, 860])("keeps every house and has its tree behind, at %s", (pixels) => {
    const { width, tree } = cutFor(pixels);
    const { x = 0, r = 0 } = tree ?? {};
    expect(x - r).toBeGreaterThan(LAST);
    expect(x + r).toBeLessThanOrEqual(width);
  });

  it.each([300, 420, 640, 860])("can be read, or says nothing, at %s", (pixels) => {
    const { width, pen, signs, tree } = cutFor(pixels);
    const seen = [PEN * pen, tree?.text ?? 0, ...(signs ? [SIGN * signs] : [])];
    for (const high of seen) expect((high * pixels) / width).toBeGreaterThanOrEqual(12);
  });

  it("says sizes of estates where they fit on a plot", () => {
    expect(cutFor(420).signs).not.toBeNull();
    expect(cutFor(300).signs).toBeNull();
  });

  it("says on its tree what the parks bring: the first that is not crossed", () => {
    expect(TREES.map((_, street) => parkPoints(street, 0))).toEqual([0, 0, 0]);
    expect(parkPoints(0, 2)).toBe(TREES[0]?.boxes[2]?.value);
    expect(TREES.map(({ boxes }, street) => parkPoints(street, boxes.length))).toEqual(
      TREES.map(({ last }) => last.value),
    );
  });
});
