import { describe, expect, it } from "vitest";
import { estatesIn, placedEstates, sizesIn } from "./estates";
import { PLOT, SHEET } from "./geometry";
import { readSheet } from "./text";

const NOTHING = " 000 000000 0 0 -,-,- 0,0,0,0,0,0,0,0,0";
/** An estate of 1 and one of 2, used for a plan; a gap in a fenced row; a roundabout. */
const SHEET_OF_THREE = readSheet(`1|2*4*|...|78|.|d/|1.|......../O|45|.........${NOTHING}`);

describe("complete estates on the drawing", () => {
  it("stand over all their houses, those used for a plan as well", () => {
    const [first, second] = estatesIn(SHEET_OF_THREE, 0);
    const left = SHEET.streets.rows[0]?.houses[0]?.x ?? NaN;
    expect(first).toEqual({ id: "1.1", x: left, y: 0, width: PLOT, size: 1 });
    expect(second).toEqual({ id: "1.2", x: left + PLOT, y: 0, width: 2 * PLOT, size: 2 });
  });

  it("are none where a house is empty or a roundabout, and belong to their street", () => {
    expect(placedEstates(SHEET_OF_THREE).map(({ id }) => id)).toEqual([
      ...["1.1", "1.2", "1.7", "1.10", "3.2"],
    ]);
    expect(estatesIn(SHEET_OF_THREE, 2).map(({ size }) => size)).toEqual([2]);
    expect(sizesIn(SHEET_OF_THREE)).toEqual([1, 2]);
  });
});
