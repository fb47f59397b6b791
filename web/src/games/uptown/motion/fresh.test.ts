import { describe, expect, it } from "vitest";
import { comesAfter, payoutOn } from "./fresh";

const income = (seat: number, ...sources: string[]) => ({
  kind: "income",
  seat,
  lines: sources.map((source) => ({ source, each: -1, count: 2 })),
});

describe("what is paid for closing", () => {
  it("leaves in the order it is told, and a make-up line does not", () => {
    const coins = payoutOn([income(1, "shop", "tower", "")], 1, 0)?.coins ?? [];
    expect(coins.map(({ project, amount }) => [project, amount])).toEqual([
      ["shop", -2],
      ["tower", -2],
    ]);
    expect(coins[0]?.at).toBeLessThan(coins[1]?.at ?? 0);
  });

  it("takes no longer for a long street", () => {
    const many = Array.from({ length: 60 }, (_, i) => `storey_${String(i)}`);
    expect(payoutOn([income(0, ...many)], 0, 0)?.lasts).toBe(300 + 1500 + 600);
  });

  it("begins when the roof is on", () => {
    const roof = { kind: "built", seat: 1, project: "roof" };
    const payout = payoutOn([roof, income(1, "shop")], 1, 0);
    expect(payout?.begins).toBeGreaterThan(comesAfter([roof], "roof", 0));
    expect(payout?.coins[0]?.at).toBeGreaterThan(payout?.begins ?? 0);
  });

  it("is of that street alone", () => {
    expect(payoutOn([income(1, "shop")], 0, 0)).toBeNull();
  });
});

describe("a storey", () => {
  const facts = [
    { kind: "built", seat: 0, project: "shop" },
    { kind: "gave", seat: 0, receiver: 1, project: "leak" },
  ];

  it("comes at once where no card brings it, sooner from oneself than from others", () => {
    expect(comesAfter(facts, "attic", 0)).toBe(0);
    for (const project of ["shop", "leak"]) {
      expect(comesAfter(facts, project, 0)).toBeGreaterThan(0);
      expect(comesAfter(facts, project, 0)).toBeLessThan(comesAfter(facts, project, 2));
    }
  });

  it("that closes somebody's plot as a gift is waited for, too", () => {
    const gift = { kind: "gave", seat: 2, receiver: 1, project: "tin_roof" };
    const begins = payoutOn([...facts, gift, income(1, "shop")], 1, 0)?.begins ?? 0;
    expect(begins).toBeGreaterThan(comesAfter([gift], "tin_roof", 0));
  });
});
