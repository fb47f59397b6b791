import { describe, expect, it } from "vitest";
import { freshMarks, tellsOfRound } from "./fresh";

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
