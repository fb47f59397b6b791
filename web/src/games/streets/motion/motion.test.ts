import { describe, expect, it } from "vitest";
import { drawn, lot } from "../fixtures";
import { City } from "../city/city";
import { movesOf } from "./moves";
import { scoringOf } from "./scoring";
import { stepsOf, wayBetween } from "./walking";

describe("a street that is read out", () => {
  const city = new City([
    lot("student_house", 0, ">"),
    lot("starter_home", 1, "v"),
    lot("art_gallery", 2, "v"),
    lot("hardware_store", 3, "<"),
  ]);
  const income = (tile: string, seat: number, count: number) => ({
    kind: "income",
    seat,
    tile,
    lines: [{ rule: "ST-91", each: 2, count, source: tile }],
  });
  const facts = [
    { kind: "built", seat: 0, tile: "hardware_store" },
    { kind: "enclosed", seat: 0, tiles: ["starter_home", "art_gallery"] },
    income("art_gallery", 0, 3),
    income("starter_home", 1, 4),
  ];

  it("tells what each building pays, one after the other", () => {
    const scoring = scoringOf(facts, city);
    expect(scoring?.incomes.map(({ side, total }) => [side, total])).toEqual([
      [0, 6],
      [1, 8],
    ]);
    const [first = 0, second = 0] = scoring?.after ?? [];
    expect(second).toBeGreaterThan(first);
  });

  it("lights what counts: the street, and what points into it", () => {
    expect(scoringOf(facts, city)?.counted).toEqual([
      "starter_home",
      "art_gallery",
      "student_house",
      "hardware_store",
    ]);
  });

  it("is none where none was enclosed", () => {
    expect(scoringOf(facts.slice(0, 1), city)).toBeNull();
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
