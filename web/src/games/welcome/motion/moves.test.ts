import { expect, it } from "vitest";
import { movesOf, spot } from "./moves";

it("a plan goes to who has fulfilled it", () => {
  expect(movesOf({ kind: "plan_scored", seat: 2, plan: "plan_7" })).toEqual([
    { from: [spot.plan("plan_7")], to: [spot.plansOf(2)] },
  ]);
});

it("what is written flies nowhere", () => {
  expect(movesOf({ kind: "turn", seat: 2, number: 8 })).toEqual([]);
});
