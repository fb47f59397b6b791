import { describe, expect, it } from "vitest";
import { deedOf, freshMarks, tellsOfRound } from "./fresh";

const turn = (seat: number, house: string, effect: string, target: string) => ({
  ...{ kind: "turn", seat, number: 8, house, effect, target, amount: 0, gained: 0 },
});

describe("what has just been written", () => {
  it("is the house, and what the effect has crossed or built", () => {
    expect(freshMarks([turn(1, "1.4", "fence", "2.4")], 1, [])).toEqual({
      "house 1.4": 1,
      "gap 2.4": 1,
    });
    expect(freshMarks([turn(1, "1.4", "bis", "1.5")], 1, [])).toEqual({
      "house 1.4": 1,
      "house 1.5": 1,
      "bis.0": 1,
    });
  });

  it("adds up over several rounds, for one player alone", () => {
    const facts = [turn(0, "1.1", "agent", "3"), turn(1, "1.2", "agent", "3")];
    facts.push(turn(1, "2.2", "agent", "3"));
    expect(freshMarks(facts, 1, [])["estates.2"]).toBe(2);
  });

  it("knows the place of a plan", () => {
    const scored = { kind: "plan_scored", seat: 0, plan: "b" };
    expect(freshMarks([scored], 0, ["a", "b", "c"])).toEqual({ "plans.1": 1 });
  });
});

it("is not made old by those who end their turn", () => {
  expect(tellsOfRound([{ kind: "committed", seat: 2 }])).toBe(false);
  expect(tellsOfRound([turn(0, "1.1", "", "")])).toBe(true);
});

describe("what somebody did, in short", () => {
  it("is the last number and effect, with the points of all turns and plans", () => {
    const facts = [
      { ...turn(1, "1.1", "park", "1"), gained: 2 },
      { ...turn(1, "1.2", "pool", "1.2"), number: 9, gained: 3 },
      { kind: "plan_scored", seat: 1, plan: "b", line: { rule: "WT-100", each: 8, count: 1 } },
      { ...turn(2, "1.2", "bis", "1.3"), gained: -1 },
    ];
    expect(deedOf(facts, 1)).toEqual({ number: 9, signs: ["pool", "plans"], gained: 13 });
    expect(deedOf(facts, 0)).toBeNull();
  });

  it("has no number after a refusal", () => {
    const refused = { kind: "turn_refused", seat: 0, refusals: 2, gained: -3 };
    expect(deedOf([refused], 0)).toEqual({ number: null, signs: ["refusals"], gained: -3 });
  });
});
