import { describe, expect, it } from "vitest";
import { houseOf } from "./city/house";
import { finaleOf, PILL_HIGH } from "./finale";
import { building } from "./fixtures";
import type { District } from "./types";

const city = [
  building([-2, 0], "red_4", 0),
  building([-1, 0], "red_5 red_6", 1),
  building([1, 0], "blue_4", 0),
  building([2, 0], "blue_5", 0),
];
const districts: District[] = [
  {
    name: "tile_red_6",
    cells: [
      [-2, 0],
      [-1, 0],
    ],
    shares: [
      { seat: 1, resources: 2, points: 3 },
      { seat: 0, resources: 1, points: 1 },
    ],
  },
  {
    name: "tile_blue_5",
    cells: [
      [1, 0],
      [2, 0],
    ],
    shares: [{ seat: 0, resources: 2, points: 4 }],
  },
];
const houses = city.map(houseOf);

describe("a wide evening", () => {
  const { projection, pills, extent } = finaleOf(houses, districts, true);

  it("says of each district what it brings, on the side where it lies", () => {
    const [red, blue] = pills;
    expect(red?.colour).toBe("red");
    expect(red?.at[0]).toBeLessThan(extent.width / 2);
    expect(blue?.at[0]).toBeGreaterThan(extent.width / 2);
  });

  it("keeps the city below title and ranking", () => {
    for (const house of houses) {
      const [x, y] = projection.at(...house.cell, house.faces.length);
      expect(x).toBeGreaterThan(400);
      expect(x).toBeLessThan(1500);
      expect(y).toBeGreaterThan(760);
      expect(y).toBeLessThan(extent.height);
    }
  });

  it("lays no pill on another, however many there are", () => {
    const many = Array.from({ length: 11 }, (_, i) => ({
      ...(districts[i % 2] as District),
      name: `tile_${["red", "blue"][i % 2] ?? ""}_${String(i)}`,
    }));
    const { pills: all } = finaleOf(houses, many, true);
    const isLeft = ({ line }: (typeof all)[number]): boolean => line[0][0] < 960;
    for (const pillsThere of [all.filter(isLeft), all.filter((pill) => !isLeft(pill))]) {
      const tops = pillsThere.map(({ at }) => at[1]).sort((a, b) => a - b);
      for (const [i, top] of tops.slice(1).entries())
        expect(top - (tops[i] ?? 0)).toBeGreaterThanOrEqual(PILL_HIGH);
    }
  });
});

it("has no room for pills on a phone", () => {
  expect(finaleOf(houses, districts, false).pills).toEqual([]);
});
