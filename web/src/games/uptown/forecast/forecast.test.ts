import { describe, expect, it } from "vitest";
import { flat, project } from "../fixtures";
import { TABLE } from "../gallery/position";
import { placingOf } from "../legal";
import type { Public } from "../types";
import { forecastOf } from "./forecast";

const projects = {
  shop: project({ kind: "shop", income: flat(2) }),
  duo: project({ kind: "shop", duo: true }),
  tower: project({ income: { counts: "per_floor_below", amount: 1, kind: "" } }),
  arcade: project({
    kind: "shop",
    cost: 4,
    income: { counts: "per_kind_on_street", amount: 1, kind: "shop" },
    prestige: flat(3),
  }),
  roof: project({ kind: "", roof: true, cost: 4, prestige: flat(2) }),
  debts: project({ kind: "", gift: true, roof: true, income: flat(-9) }),
};

function table(...stacks: string[][]): Public {
  const street = stacks.map((ids) => ({
    closed: false,
    storeys: ids.map((id) => ({ project: id, income: 0, prestige: 0 })),
  }));
  return {
    ...TABLE,
    streets: [street, street],
    wallet: [10, 7],
    points: [3, 2],
    tops: [["roof", "debts"], ["arcade"]],
  };
}

function forecast(action: string, ...stacks: string[][]) {
  const placing = placingOf(action);
  if (!placing) throw new Error(action);
  return forecastOf(table(...stacks), projects, placing, 0);
}

describe("a roof of one's own", () => {
  it("pays all plots, storey by storey, after its price", () => {
    const { lines, wallet, closes } = forecast("build roof 1", ["shop", "tower"], ["shop"]);
    expect(closes).toBe(true);
    expect(lines.map(({ plot, amount }) => [plot, amount])).toEqual([
      [0, 2],
      [0, 1],
      [1, 2],
    ]);
    expect(wallet).toEqual({ before: 10, price: 4, paid: 5, after: 11 });
  });

  it("tells the points: its prestige, and a point for three upcoins", () => {
    expect(forecast("build roof 1", ["shop"]).points).toEqual({ before: 3, after: 2 + 2 });
  });
});

it("counts what the storey itself changes", () => {
  const { lines, built, closes } = forecast("build arcade 2", ["duo"], ["shop"]);
  expect(built).toEqual({ income: 4, prestige: 3 });
  expect(lines.at(-1)).toMatchObject({ project: "arcade", count: 4 });
  expect(closes).toBe(false);
});

it("pays nothing rather than less, and tells the neighbour's figures of a gift", () => {
  const { seat, pays, isNothing, wallet } = forecast("give debts 1 1", ["shop"]);
  expect(seat).toBe(1);
  expect([pays, isNothing]).toEqual([0, true]);
  expect(wallet).toEqual({ before: 7, price: 0, paid: 0, after: 7 });
});
