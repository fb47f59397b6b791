import { describe, expect, it } from "vitest";
import type { Fact } from "../../../api/client";
import { drawn, lot } from "../fixtures";
import { City } from "../city/city";
import { movesOf } from "./moves";
import { paydaysOf } from "./beats";
import { litOf, scoringOf } from "./scoring";
import { stepsOf, wayBetween } from "./walking";

describe("a street that is read out", () => {
  const city = new City([
    lot("student_house", 0, ">"),
    lot("starter_home", 1, "v"),
    lot("art_gallery", 2, "v"),
    lot("hardware_store", 3, "<"),
  ]);
  const income = (tile: string, seat: number) => ({
    ...{ kind: "income", seat, tile },
    lines: [{ rule: "ST-91", each: 2, count: 3, source: tile }],
  });
  const scoring = (...facts: Fact[]) => scoringOf(paydaysOf(facts)[0] ?? [], city);
  const paid = scoring(income("art_gallery", 0), income("starter_home", 1));

  it("is found by the buildings that pay, in the order in which they do", () => {
    expect(paid?.tiles).toEqual(["starter_home", "art_gallery"]);
    expect(paid?.incomes.map(({ lot }) => lot.tile)).toEqual(["art_gallery", "starter_home"]);
  });

  it("lights what counts: the street, and what points into it", () => {
    expect(paid?.counted).toEqual([
      "starter_home",
      "art_gallery",
      "student_house",
      "hardware_store",
    ]);
  });

  it("gets its lights building by building", () => {
    const [first] = paid?.incomes ?? [];
    if (!paid || !first) throw new Error("nothing is paid");
    expect(litOf(paid, [])).toEqual([]);
    expect(litOf(paid, [first])).toEqual(["art_gallery"]);
    expect(litOf({ ...paid, incomes: [first] }, [])).toEqual(["starter_home"]);
  });

  it("has its sum across the road from its middle", () => {
    expect(paid?.sum).toEqual({ x: 1.5, y: 1 });
  });

  it("is none where nothing is paid", () => {
    expect(scoring({ kind: "enclosed", seat: 0, tiles: ["starter_home"] })).toBeNull();
  });
});

describe("people on foot", () => {
  const city = drawn("> v v\n> . .");
  const at = (x: number, y: number) => {
    const found = city.at({ x, y });
    if (!found) throw new Error("free");
    return found;
  };

  it("follow the roads, around the corner", () => {
    const way = wayBetween(city, at(2, 0), at(0, 1));
    expect(way.map(({ x, y }) => [x, y])).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
    const corner = stepsOf(way)[2];
    expect(corner).toEqual({ x: 0.925, y: 0.925 });
  });

  it("go straight where no road leads", () => {
    const apart = drawn("v . v");
    const [from, to] = apart.lots;
    if (!from || !to) throw new Error("free");
    expect(wayBetween(apart, from, to)).toEqual([from, to]);
  });
});

it("lets a tile fly from the hand, or from who built it", () => {
  const built = { kind: "built", seat: 1, tile: "toy_store", x: 2, y: -1 };
  expect(movesOf(built)).toEqual([
    { from: ["tile-toy_store", "side-1"], to: ["lot-toy_store", "cell-2,-1"] },
  ]);
  expect(movesOf({ kind: "drew", seat: 1 })).toEqual([]);
});
