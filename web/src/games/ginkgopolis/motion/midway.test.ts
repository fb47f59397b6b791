import { expect, it } from "vitest";
import { building, table } from "../fixtures";
import { midway } from "./midway";

const line = (each: number, count = 1) => ({ rule: "", each, count, source: "" });
const before = table({
  city: [building([0, 0], "blue_2 red_7", 1)],
  tokens: { 2: [1, -2] },
  resources: [5, 0],
  vp: [4, 1],
  tiles: [1, 2],
  committed: ["with_tile", "alone"],
});
const after = table({ round: 4, resources: [9, 9] });

it("GK-E4: shows what one has built before the next one acts", () => {
  const seen = midway(before, after, [
    { kind: "revealed", seat: 0, card: "card_red_7", tile: "tile_yellow_4" },
    {
      ...{ kind: "constructed", seat: 0, card: "card_red_7", tile: "tile_yellow_4" },
      ...{ x: 0, y: 0, height: 3 },
    },
    { kind: "paid_vp", seat: 0, lines: [line(1, 3)] },
    { kind: "paid_resources", seat: 0, lines: [line(1, 3), line(1)] },
    { kind: "gained_resources", seat: 0, lines: [line(1)] },
    { kind: "gained_vp", seat: 0, lines: [line(1)] },
    { kind: "card_kept", seat: 0, card: "card_red_7" },
  ]);
  expect(seen.round).toBe(3);
  expect(seen.city[0]).toMatchObject({
    owner: 0,
    tiles: ["tile_blue_2", "tile_red_7", "tile_yellow_4"],
  });
  expect(seen.resources).toEqual([2, 2]);
  expect(seen.vp).toEqual([2, 3]);
  expect(seen.tiles).toEqual([0, 2]);
  expect(seen.cards).toEqual([["card_red_7"], []]);
  expect(seen.committed).toEqual(["", "alone"]);
});

it("puts a building where a letter was, and the letter beside it", () => {
  const seen = midway(before, after, [
    { kind: "urbanized", seat: 1, card: "urban_c", tile: "tile_red_8", x: 1, y: -2 },
    { kind: "letter_moved", card: "urban_c", x: 1, y: -3 },
    { kind: "drew_tile", seat: 1, left: 29 },
  ]);
  expect(seen.city).toHaveLength(2);
  expect(seen.tokens[2]).toEqual([1, -3]);
  expect(seen.tiles[1]).toBe(2);
  expect(seen.reserve.size).toBe(29);
});
