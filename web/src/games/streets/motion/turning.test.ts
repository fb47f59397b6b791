import { describe, expect, it } from "vitest";
import { roadParts, sidesBetween } from "./turning";

describe("a tile that is turned", () => {
  it("goes the shorter way round, and clockwise to the other side", () => {
    expect(sidesBetween("n", "e")).toBe(1);
    expect(sidesBetween("e", "n")).toBe(-1);
    expect(sidesBetween("w", "n")).toBe(1);
    expect(sidesBetween("s", "n")).toBe(2);
    expect(sidesBetween("s", "s")).toBe(0);
  });

  it("rests with its road on one side", () => {
    expect(roadParts("w", 0)).toEqual([{ turn: 90, shift: 0 }]);
  });

  it("has its road on both sides of a corner on the way", () => {
    expect(roadParts("w", 0.25)).toEqual([
      { turn: 0, shift: -75 },
      { turn: 90, shift: 25 },
    ]);
  });

  it("begins where it lay, both ways round", () => {
    expect(roadParts("w", sidesBetween("s", "w"))).toEqual([{ turn: 0, shift: 0 }]);
    expect(roadParts("s", sidesBetween("w", "s"))).toEqual([{ turn: 90, shift: 0 }]);
  });
});
