import { expect, it } from "vitest";
import { newLot } from "../city/city";
import { midway } from "./midway";

const lot = (tile: string, x: number, owner: number, people: number) => ({
  ...newLot(tile, { x, y: 0 }, "s"),
  ...{ owner, people: [people, 0, 0, 0] },
});

it("lays the tile, and leaves the street as it was until it is read out", () => {
  const before = { money: [5, 0], buildings: [lot("a", 0, 1, 3)] };
  const after = { money: [11, 4], buildings: [lot("a", 0, -1, 0), lot("b", 1, -1, 2)] };
  const built = { kind: "built", seat: 0, tile: "b" };
  expect(midway(before, after, [built])).toEqual({
    money: [5, 0],
    buildings: [lot("a", 0, 1, 3), lot("b", 1, 0, 2)],
  });
});
