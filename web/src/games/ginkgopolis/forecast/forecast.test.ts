/** The ledger's worked examples, with its numbers. */

import { describe, expect, it } from "vitest";
import { building, parts, table } from "../fixtures";
import { districtAt, tieIn } from "./districts";
import { costOf, forecastOf, isPayable } from "./forecast";

describe("a card alone", () => {
  it("GK-E2: two resources of a red building, a tile and a point of the own cards", () => {
    const seen = table({
      city: [building([0, 0], "red_1 red_6", -1)],
      cards: [["card_blue_1", "card_yellow_1"], []],
      stock: [20, 20],
    });
    const { trigger, yields, bonuses, after } = forecastOf(seen, parts, 0, "card_red_6", "");
    expect(trigger).toBe("exploit");
    expect(yields).toEqual([{ tile: "tile_red_6", asset: "resource", amount: 2 }]);
    expect(bonuses).toEqual({ tile: 1, vp: 1 });
    expect(after).toEqual({ resource: 2, tile: 1, vp: 1 });
  });

  it("GK-49: takes no more than the reserve has", () => {
    const seen = table({ city: [building([0, 0], "red_1 red_6 red_9", -1)], stock: [2, 20] });
    expect(forecastOf(seen, parts, 0, "card_red_9", "").after.resource).toBe(2);
  });
});

it("GK-E3: a new building gets what its neighbours give", () => {
  const seen = table({
    city: [building([1, -1], "red_2", -1), building([0, -2], "blue_5 blue_9", 1)],
    tokens: { 2: [1, -2] },
    cards: [["card_red_2"], []],
    resources: [2, 0],
    stock: [20, 20],
    tiles: [3, 0],
  });
  const { trigger, cell, after, keeps } = forecastOf(seen, parts, 0, "urban_c", "tile_red_8");
  expect(trigger).toBe("urbanize");
  expect(cell).toEqual([1, -2]);
  expect(after).toEqual({ resource: 3, tile: 4, vp: 0 });
  expect(keeps).toBe("");
});

describe("raising a floor", () => {
  it("GK-E4: on somebody else's building, in another colour and with a lower number", () => {
    const seen = table({
      city: [building([0, 0], "blue_2 red_7", 1)],
      cards: [["card_yellow_3", "card_red_3"], []],
      resources: [5, 0],
      stock: [15, 20],
      vp: [4, 0],
      tiles: [1, 0],
    });
    const foreseen = forecastOf(seen, parts, 0, "card_red_7", "tile_yellow_4");
    expect(foreseen.cost).toMatchObject({ resources: 4, vp: 3, floors: 3, change: 1 });
    expect(foreseen.returns).toEqual({ seat: 1, resources: 2, vp: 2 });
    expect(foreseen.after).toEqual({ resource: 2, tile: 0, vp: 2 });
    expect(foreseen.keeps).toBe("card_red_7");
  });

  it("GK-E5: a lower number costs the difference, another colour a resource", () => {
    const seen = table({ city: [building([0, 0], "red_11", -1)], resources: [9, 0], vp: [9, 0] });
    expect(costOf(seen, 0, "card_red_11", "tile_red_8")).toMatchObject({ vp: 3, change: 0 });
    expect(costOf(seen, 0, "card_red_11", "tile_blue_11")).toMatchObject({ vp: 0, change: 1 });
    expect(costOf(seen, 0, "card_red_11", "tile_red_12")).toMatchObject({ vp: 0, change: 0 });
  });

  it("GK-E12: what stands on the own building comes back first", () => {
    const seen = table({
      city: [building([0, 0], "blue_4 blue_5", 0)],
      resources: [1, 0],
      stock: [9, 9],
      tiles: [2, 0],
    });
    const payable = forecastOf(seen, parts, 0, "card_blue_5", "tile_blue_9");
    expect(payable.isShort).toBe(false);
    expect(payable.after.resource).toBe(0);
    expect(payable.returns).toBeNull();
    const short = forecastOf(seen, parts, 0, "card_blue_5", "tile_red_9");
    expect(short.isShort).toBe(true);
    expect(short.trigger).toBe("exploit");
    expect(short.after).toEqual({ resource: 1, tile: 4, vp: 0 });
  });

  it("GK-E13: points that are missing make it fall back, too", () => {
    const seen = table({
      city: [building([0, 0], "red_1 yellow_12", 1)],
      resources: [9, 0],
      vp: [2, 0],
    });
    expect(isPayable(costOf(seen, 0, "card_yellow_12", "tile_yellow_8"))).toBe(false);
    expect(forecastOf(seen, parts, 0, "card_yellow_12", "tile_yellow_8").after.vp).toBe(4);
  });

  it("GK-E15: the last resource ends the game, the one before does not", () => {
    const city = [building([0, 0], "red_1", -1)];
    const tokens = { 0: [0, -1] };
    const last = table({ city, tokens, resources: [1, 0], stock: [0, 9], tiles: [1, 0] });
    const before = table({ city, tokens, resources: [2, 0], stock: [0, 9], tiles: [1, 0] });
    expect(forecastOf(last, parts, 0, "urban_a", "tile_red_9").ends).toBe(true);
    expect(forecastOf(before, parts, 0, "urban_a", "tile_red_9").ends).toBe(false);
  });
});

describe("districts", () => {
  const city = [
    building([0, 0], "red_1 red_2 blue_6", 0),
    building([1, 0], "red_3 blue_14", 1),
    building([0, 1], "red_4 blue_9", 2),
    building([2, 0], "red_20", 0),
    building([3, 0], "yellow_5", 1),
    building([3, 1], "red_5 yellow_12", 1),
  ];

  it("GK-E7: first takes all, second the own; equals are told apart by the number", () => {
    const blue = districtAt(city, [0, 0]);
    expect(blue?.name).toBe("tile_blue_14");
    expect(blue?.shares).toEqual([
      { seat: 0, resources: 3, points: 7 },
      { seat: 1, resources: 2, points: 2 },
      { seat: 2, resources: 2, points: 0 },
    ]);
    expect(blue && tieIn(city, blue, 0)).toBeNull();
    expect(blue && tieIn(city, blue, 1)).toMatchObject({
      by: "number",
      winner: { seat: 1, number: 14 },
      loser: { seat: 2, number: 9 },
    });
  });

  it("GK-E7: who is alone has both places, and a building alone is no district", () => {
    expect(districtAt(city, [3, 1])?.shares).toEqual([{ seat: 1, resources: 3, points: 6 }]);
    expect(districtAt(city, [2, 0])).toBeNull();
  });

  it("GK-E16: a starting building counts, though nobody owns it", () => {
    const start = [building([0, 0], "blue_1", -1), building([1, 0], "red_4 blue_9", 0)];
    expect(districtAt(start, [1, 0])?.shares).toEqual([{ seat: 0, resources: 2, points: 4 }]);
  });
});
