import { describe, expect, it } from "vitest";
import { drawn } from "../fixtures";
import { detailOf } from "./detail";
import { ownerAt, peopleAt, pinsAt, tagAt } from "./places";
import { roadOf } from "./road";

describe("what can be read at a size", () => {
  it.each([30, 62, 99, 148, 256])("is never under 12 pixels in cells of %d", (cell) => {
    expect((detailOf(cell).letters * cell) / 100).toBeGreaterThanOrEqual(12);
  });

  it("goes from blocks to names", () => {
    expect(detailOf(50)).toMatchObject({ isFar: true, hasValues: false });
    expect(detailOf(99)).toMatchObject({ isFar: false, hasValues: true, hasNames: false });
    expect(detailOf(148).hasNames).toBe(true);
  });
});

describe("people at the kerb", () => {
  const detail = detailOf(148);

  it("stand for themselves, or one for many", () => {
    expect(peopleAt([0, 3, 0, 0], "s", detail)).toHaveLength(3);
    expect(peopleAt([0, 5, 0, 0], "s", detail)).toMatchObject([{ colour: "hipster", count: 5 }]);
    expect(peopleAt([4, 4, 4, 4], "s", detail)).toHaveLength(4);
  });

  it.each(["n", "e", "s", "w"] as const)("stay on the tile, road in the %s", (facing) => {
    const all = [
      ...peopleAt([2, 1, 1, 0], facing, detail),
      ...pinsAt([1, 1, 1, 1, 0], facing, detail),
      ownerAt(facing, detail),
      tagAt(facing, detail),
    ];
    for (const { x, y } of all) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });
});

describe("a road", () => {
  function road(text: string, x: number, y: number) {
    const city = drawn(text);
    const lot = city.at({ x, y });
    if (!lot) throw new Error("free");
    return roadOf(city, lot);
  }

  it("goes on, may grow, or meets another at its end", () => {
    expect(road("v v", 0, 0).ends).toEqual(["open", "goes_on"]);
    expect(road("v <", 0, 0).ends).toEqual(["open", "goes_on"]);
  });

  it("stops at a back and at a tile that stands upside down", () => {
    expect(road("< v ^", 1, 0)).toMatchObject({ isEnclosed: true, ends: ["stops", "stops"] });
  });

  it("opens its long side where a road ends there", () => {
    expect(road("v <", 1, 0).opening).not.toBeNull();
    expect(road("v <", 0, 0).opening).toBeNull();
    expect(road("v\n>", 0, 0).opening).toBe(87);
    expect(road("v\n<", 0, 0).opening).toBe(2);
  });

  it("is turned with its tile", () => {
    expect(road("<", 0, 0).turn).toBe(90);
  });
});
