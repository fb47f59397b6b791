import { describe, expect, it } from "vitest";
import { LESSONS } from "../lessons";
import { SHEET } from "./geometry";
import { crossed, EMPTY_SHEET, estatesOf, readSheet } from "./text";

const V17 = LESSONS.end.sheet;

describe("a sheet's text", () => {
  it("has three streets of 10, 11 and 12 houses", () => {
    const sheet = readSheet(EMPTY_SHEET);
    expect(sheet.streets.map((houses) => houses.length)).toEqual([10, 11, 12]);
    expect(sheet.streets[2]?.at(-1)?.id).toBe("3.12");
    expect(sheet.plans).toEqual([null, null, null]);
  });

  it("is read with all its marks", () => {
    const { streets, score } = readSheet(V17);
    expect(streets[0]?.map(({ number }) => number)).toEqual([1, 2, 4, 6, 7, 9, 9, 10, 13, 15]);
    expect(streets[0]?.[6]?.isCopy).toBe(true);
    expect(streets[0]?.[2]).toMatchObject({ hasPool: true, isUsed: true, isFenced: false });
    expect(streets[1]?.[4]).toMatchObject({ isRoundabout: true, number: null, isFenced: true });
    expect(streets[2]?.[11]?.number).toBe(17);
    expect(score).toMatchObject({ total: 55, estates: 22, refusals: -3 });
  });

  it("tells how many boxes are crossed", () => {
    const sheet = readSheet(V17);
    expect(crossed(sheet, "pools")).toEqual([4]);
    expect(crossed(sheet, "estates")).toEqual([0, 1, 2, 0, 0, 0]);
    expect(crossed(sheet, "bis")).toEqual([1]);
    expect(crossed(sheet, "roundabouts")).toEqual([1]);
    expect(crossed(sheet, "refusals")).toEqual([2]);
    expect(crossed(sheet, "temps")).toEqual([5]);
  });

  it("shows the estates of V17, and no row of seven", () => {
    const estates = estatesOf(readSheet(V17));
    expect(estates.map(({ houses }) => houses.length)).toEqual([2, 3, 3, 1, 1, 4, 2]);
    expect(estates.filter(({ isUsed }) => isUsed).map(({ houses }) => houses[0]?.id)).toEqual([
      "1.3",
      "2.1",
    ]);
  });

  it("has pools only where they are printed", () => {
    for (const { sheet } of Object.values(LESSONS))
      readSheet(sheet).streets.forEach((houses, street) =>
        houses.forEach(({ hasPool }, place) => {
          if (hasPool) expect(SHEET.streets.rows[street]?.houses[place]?.pool).not.toBeNull();
        }),
      );
  });
});
