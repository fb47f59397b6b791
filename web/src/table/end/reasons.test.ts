import { describe, expect, it } from "vitest";
import type { StandingCard } from "../../api/client";
import { Luck } from "../../facade/luck";
import { termsOf, worthOf, type Line } from "./amounts";
import { heroOf, rivalOf, shownPlaces } from "./places";
import { reasonsFor } from "./reasons";

const line = (source: string, each: number, count = 1): Line => ({
  rule: "",
  each,
  count,
  source,
});

/** Two amounts are multiplied. */
function product(rank: number, residents: Line[], hearts: Line[]): StandingCard {
  const sum = (lines: Line[]): number => lines.reduce((all, one) => all + one.each * one.count, 0);
  const [count, each] = [sum(residents), sum(hearts)];
  return {
    rank,
    score: count * each,
    lines: [line("", each, count)],
    tie_breaks: [],
    parts: { residents, hearts },
  };
}

/** Parts are added up. */
function added(rank: number, parts: Record<string, number>): StandingCard {
  const made = Object.entries(parts);
  return {
    rank,
    score: made.reduce((all, [, points]) => all + points, 0),
    lines: made.map(([part, points]) => line(part, points)),
    tie_breaks: [],
    parts: Object.fromEntries(
      made.map(([part, points]) => [part, points ? [line(`${part}_1`, points)] : []]),
    ),
  };
}

/** With ranks by their points. */
function inOrder(standings: StandingCard[]): StandingCard[] {
  return standings.map((one) => ({
    ...one,
    rank: 1 + standings.filter(({ score }) => score > one.score).length,
  }));
}

/** How many lines of a sheet brought or cost points. */
function thingsIn(standing: StandingCard): number {
  return Object.entries(standing.parts)
    .map(([part, lines]) =>
      worthOf(standing, part) === 0 ? 0 : lines.filter(({ each }) => each !== 0).length,
    )
    .reduce((all, count) => all + count, 0);
}

const ANN = product(1, [line("tower", 6), line("house", 2)], [line("park", 3), line("fair", 4)]);
const BRUNO = product(2, [line("tower", 9)], [line("pool", 5)]);

describe("what points are made of", () => {
  it("is worth what it is multiplied with", () => {
    expect(worthOf(ANN, "hearts")).toBe(8);
    expect(worthOf(ANN, "residents")).toBe(7);
  });

  it("is worth itself where parts are added up", () => {
    expect(worthOf(added(1, { plans: 19, parks: 4 }), "plans")).toBe(1);
  });

  it("is told as a product, or as a sum", () => {
    expect(termsOf(ANN)).toEqual([
      {
        kind: "product",
        factors: [
          { part: "residents", amount: 8 },
          { part: "hearts", amount: 7 },
        ],
      },
    ]);
    expect(termsOf(added(1, { plans: 19, bis: -3 }))).toEqual([
      { kind: "amount", source: "plans", amount: 19 },
      { kind: "amount", source: "bis", amount: -3 },
    ]);
  });

  it("never multiplies with less than nothing", () => {
    const sad = product(3, [line("tower", 4)], [line("dump", -2)]);
    expect(termsOf(sad)).toEqual([
      {
        kind: "product",
        factors: [
          { part: "residents", amount: 4 },
          { part: "hearts", amount: 0 },
        ],
      },
    ]);
  });
});

describe("what decided a game", () => {
  it("is the largest line, the largest difference, and something about somebody else", () => {
    expect(reasonsFor([ANN, BRUNO], 0)).toMatchObject([
      { kind: "line", side: 0, line: { source: "tower" }, points: 42 },
      { kind: "part", side: 0, other: 1, part: "hearts", more: 7, less: 5, points: 16 },
      { kind: "part", side: 1, other: 0, part: "residents", more: 9, less: 8, points: 5 },
    ]);
  });

  it("names the plans of the winner to who has none", () => {
    const standings = [
      added(2, { plans: 0, parks: 20, pools: 9 }),
      added(1, { plans: 19, parks: 18, pools: 6 }),
    ];
    expect(reasonsFor(standings, 0)).toContainEqual({
      kind: "part",
      side: 1,
      other: 0,
      part: "plans",
      more: 19,
      less: 0,
      points: 19,
    });
  });

  it("says something about somebody else even if that one was never ahead", () => {
    const standings = [added(1, { plans: 19, parks: 20 }), added(2, { plans: 6, parks: 10 })];
    expect(reasonsFor(standings, 0).some(({ side }) => side === 1)).toBe(true);
  });

  it("tells nothing twice, and the largest first", () => {
    const found = reasonsFor([ANN, BRUNO, product(3, [line("hut", 1)], [line("oak", 1)])], 0);
    expect(found).toHaveLength(3);
    const points = found.map((one) => Math.abs(one.points));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it("does not tell a line that is all there is of the part it was compared by", () => {
    const standings = [
      added(2, { plans: 1, refusals: -5, pools: 3 }),
      added(1, { plans: 1, refusals: 0, pools: 2 }),
    ];
    const told = reasonsFor(standings, 0).map(({ part }) => part);
    expect(told.filter((part) => part === "refusals")).toHaveLength(1);
  });

  it("names the winner's lines to who has nothing to show", () => {
    const nothing = product(2, [line("tower", 4)], []);
    expect(reasonsFor([nothing, ANN], 0)).toHaveLength(3);
  });

  it("is three sentences whenever there are three things to tell, all different", () => {
    const luck = new Luck("standings");
    const amount = (): number => Math.floor(luck.between(-2, 5));
    const lines = (): Line[] =>
      Array.from({ length: Math.floor(luck.between(0, 4)) }, (_, place) =>
        line(`line_${String(place)}`, amount()),
      );
    for (let game = 0; game < 200; game++) {
      const isProduct = luck.happens(0.5);
      const standings = inOrder(
        Array.from({ length: Math.floor(luck.between(2, 6)) }, () =>
          isProduct
            ? product(0, lines(), lines())
            : added(0, { plans: amount(), parks: amount(), pools: amount() }),
        ),
      );
      const hero = Math.floor(luck.between(0, standings.length));
      const found = reasonsFor(standings, hero);
      const worth = standings.map((one) => thingsIn(one));
      const told = worth.reduce((all, count) => all + count, 0);
      expect(found.length).toBeGreaterThanOrEqual(Math.min(3, told));
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
      if (told > (worth[hero] ?? 0)) expect(found.some(({ side }) => side !== hero)).toBe(true);
    }
  });

  it("is one's own lines alone, if nobody else played", () => {
    const alone = added(1, { plans: 19, parks: 20, pools: 3, bis: -6 });
    expect(reasonsFor([alone], 0)).toMatchObject([{ points: 20 }, { points: 19 }, { points: -6 }]);
  });
});

describe("whose city is shown", () => {
  const standings = [BRUNO, ANN, product(3, [], [])];
  it("is one's own, the better of two at one screen, the winner's for who looks on", () => {
    expect(heroOf(standings, [0], 3)).toBe(0);
    expect(heroOf(standings, [0, 2], 3)).toBe(0);
    expect(heroOf(standings, [], 3)).toBe(1);
  });

  it("is compared with the winner, or with who came next", () => {
    expect(rivalOf(standings, 0)).toBe(1);
    expect(rivalOf(standings, 1)).toBe(0);
    expect(rivalOf([ANN], 0)).toBeNull();
  });

  it("has the best three and the own place around it in a large company", () => {
    const crowd = Array.from({ length: 100 }, (_, side) => added(side + 1, { plans: 100 - side }));
    expect(shownPlaces(crowd, [70]).map(({ rank }) => rank)).toEqual([1, 2, 3, 71]);
    expect(shownPlaces(crowd.slice(0, 5), [4])).toHaveLength(5);
  });
});
