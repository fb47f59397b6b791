import { describe, expect, it } from "vitest";
import { readSheet } from "../sheet/text";
import { bringsCards, deedOf, freshMarks, heard, tellsOfRound } from "./fresh";

const turn = (seat: number, house: string, effect: string, target: string) => ({
  ...{ kind: "turn", seat, number: 8, house, effect, target, amount: 0, gained: 0 },
});
const sheet = (streets: string, rest = "000 000000 0 0 -,-,- 0,0,0,0,0,0,0,0,0") =>
  readSheet(`${streets} ${rest}`);
const STREETS = "124|......./23........./............";

describe("what was written last", () => {
  it("is what differs: houses, fences, and boxes that were crossed", () => {
    const now = sheet("124|5....../23.|......../............");
    expect(freshMarks(sheet(STREETS), now)).toEqual({ "house 1.4": 1, "gap 2.3": 1 });
    const copied = sheet("124|5'5...../23........./............");
    expect(freshMarks(sheet(STREETS), copied)).toEqual({
      ...{ "house 1.4": 1, "house 1.5": 1, "bis.0": 1 },
    });
  });

  it("counts parks by street, agents by column, and knows the place of a plan", () => {
    const now = sheet(STREETS, "020 001000 3 1 -,8,- 0,0,0,0,0,0,0,0,0");
    expect(freshMarks(sheet(STREETS), now)).toEqual({
      ...{ "park 2": 2, "estates.2": 1, "temps.0": 3, "refusals.0": 1, "plans.1": 1 },
    });
  });

  it("is nothing on a sheet that is as it was", () => {
    expect(freshMarks(sheet(STREETS), sheet(STREETS))).toEqual({});
  });
});

describe("what was told last", () => {
  const none = { facts: [], past: [] };
  const first = [turn(1, "1.1", "park", "1")];
  const second = [turn(2, "1.1", "park", "1"), { kind: "round_began" }];

  it("is not made old by those who end their turn", () => {
    expect(tellsOfRound([{ kind: "committed", seat: 2 }])).toBe(false);
    expect(tellsOfRound(first)).toBe(true);
    expect(heard({ facts: first, past: [] }, [{ kind: "committed", seat: 2 }], false).facts).toBe(
      first,
    );
  });

  it("comes deed by deed, and what was before them does not come again", () => {
    const old = [turn(3, "1.1", "park", "1")];
    let news = heard(none, old, false);
    news = heard(heard(news, first, true), second, true);
    expect(news.facts).toBe(second);
    expect(heard(news, old, false).facts).toBe(second);
  });

  it("brings cards with the deed that ends the round", () => {
    expect([bringsCards(first), bringsCards(second)]).toEqual([false, true]);
  });
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
