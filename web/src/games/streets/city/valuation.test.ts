/** The rulebook's income example, and what consultants make of it (ST-432 to ST-449). */

import { describe, expect, it } from "vitest";
import { lot, readPrinted } from "../fixtures";
import { City, type Lot } from "./city";
import { pairs, totalOf, Valuer, type Means } from "./valuation";

const printed = readPrinted();
const [ANN, BOB] = [0, 1];
const NONE: Means = { consultant: "", kinds: [] };

function example(change: Partial<Lot> = {}): City {
  return new City([
    lot("student_house", 0, ">", { owner: ANN, signs: 1, people: [0, 1, 0, 0] }),
    lot("starter_home", 1, "v", { owner: BOB, signs: 1, people: [0, 0, 1, 0] }),
    lot("flea_market", 2, "v", { owner: BOB, signs: 1, people: [0, 0, 1, 0] }),
    lot("art_gallery", 3, "v", { owner: ANN, signs: 1, people: [0, 3, 0, 0], ...change }),
    lot("hardware_store", 4, "<"),
  ]);
}

function paid(city: City, x: number, means = NONE): number {
  const building = city.at({ x, y: 0 });
  if (!building) throw new Error("free");
  const valuer = new Valuer(city, printed, city.street(building), building.owner, means);
  return totalOf(valuer.income(building));
}

it("pays 9, 7 and 11", () => {
  expect([3, 1, 2].map((x) => paid(example(), x))).toEqual([9, 7, 11]);
});

it("doubles what carries two signs, without its people (ST-449)", () => {
  expect(paid(example({ signs: 2 }), 3)).toBe(15);
});

describe("with a consultant", () => {
  it.each([
    ["hipster_legend", [], 11],
    ["hacker", ["hipster", "wild"], 15],
    ["location_scout", [], 11],
  ])("%s: the gallery pays %s", (consultant, kinds, amount) => {
    expect(paid(example(), 3, { consultant, kinds })).toBe(amount);
  });
});

it("copies the best of the others (ST-437)", () => {
  expect(paid(example({ tile: "copy_shop", people: [0, 0, 0, 0] }), 3)).toBe(10);
});

it.each([
  [2, 2, 1, 2],
  [1, 0, 1, 1],
  [0, 0, 1, 0],
  [0, 0, 2, 1],
  [3, 1, 1, 2],
  [4, 0, 2, 2],
  [1, 1, 4, 3],
])("makes pairs of %d, %d and %d wild ones: %d (ST-436)", (one, other, wild, count) => {
  expect(pairs(one, other, wild)).toBe(count);
});
