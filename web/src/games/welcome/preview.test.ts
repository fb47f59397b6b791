import { describe, expect, it } from "vitest";
import { previewOf } from "./preview";
import { estatesOf, readSheet } from "./sheet/text";

const SHEET = readSheet(
  "124......./23~......../............ 100 000000 0 0 -,-,- 5,0,2,3,0,0,0,0,0",
);
const at = (house: string) => ({ house });

describe("what is pointed at", () => {
  it("is written on its house", () => {
    const seen = previewOf(SHEET, "write 12 1.6", at(""));
    expect(seen.streets[0]?.map(({ number }) => number).slice(2, 6)).toEqual([4, null, null, 12]);
    expect(SHEET.streets[0]?.[5]?.number).toBeNull();
  });

  it("closes an estate by a fence, and copies a number", () => {
    expect(estatesOf(previewOf(SHEET, "fence 1.2", at(""))).length).toBe(1);
    const copy = previewOf(SHEET, "bis 1.4 1.3", at("")).streets[0]?.[3];
    expect(copy).toMatchObject({ number: 4, isCopy: true });
  });

  it("crosses the next tree of the street, and says what that brings", () => {
    const seen = previewOf(SHEET, "park", at("1.6"));
    expect(seen.parks).toEqual([2, 0, 0]);
    expect(seen.score).toMatchObject({ parks: 4, total: 7 });
  });

  it("adds the pool of the house", () => {
    expect(previewOf(SHEET, "pool", at("1.3")).score).toMatchObject({ pools: 6, total: 8 });
  });

  it("is nothing where nothing is written", () => {
    for (const action of ["skip", "take 1", "claim 2", "done"])
      expect(previewOf(SHEET, action, at(""))).toBe(SHEET);
  });
});
