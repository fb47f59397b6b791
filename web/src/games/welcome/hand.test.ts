import { describe, expect, it } from "vitest";
import { actionAt, clickOn, isTaken, roleOf } from "./hand";
import type { Turn } from "./types";

/** Six possibilities: number and effect come from different cards (WT-139, WT-149). */
const PLAYS = ["play 1 2", "play 1 3", "play 2 1", "play 2 3", "play 3 1", "play 3 2"];

describe("choosing two of three cards", () => {
  it("takes the number of the first and the effect of the second", () => {
    expect(clickOn(PLAYS, null, 3)).toEqual({ first: 3, action: null });
    expect(clickOn(PLAYS, 3, 1)).toEqual({ first: 3, action: "play 3 1" });
  });

  it("drops the number with another click on it", () => {
    expect(clickOn(PLAYS, 3, 3)).toEqual({ first: null, action: null });
  });

  it("rings every card first, then only those that go with the number", () => {
    const ringed = (first: number | null): boolean[] =>
      [1, 2, 3].map((card) => actionAt(PLAYS, first, card) !== null);
    expect(ringed(null)).toEqual([true, true, true]);
    expect(ringed(2)).toEqual([true, false, true]);
  });

  it("does nothing where nothing is legal", () => {
    expect(clickOn([], null, 1)).toEqual({ first: null, action: null });
  });
});

it("passes a card on with one click after a refusal in the draft (WT-154)", () => {
  const legal = ["pass 1", "pass 2", "pass 3"];
  expect(clickOn(legal, null, 2)).toEqual({ first: null, action: "pass 2" });
});

describe("the role of a card", () => {
  const turn = (number_card: number, effect_card: number): Turn =>
    ({ number_card, effect_card }) as Turn;
  const roles = (now: Turn | null, first: number | null): unknown[] =>
    [1, 2, 3].map((card) => roleOf(now, first, card));

  it("is open before, but for the number that is picked", () => {
    expect(isTaken(turn(-1, -1))).toBe(false);
    expect(roles(turn(-1, -1), null)).toEqual([null, null, null]);
    expect(roles(turn(-1, -1), 2)).toEqual([null, "number", null]);
    expect(roles(null, null)).toEqual([null, null, null]);
  });

  it("is number or effect for the two that were taken", () => {
    expect(isTaken(turn(3, 1))).toBe(true);
    expect(roles(turn(3, 1), null)).toEqual(["effect", null, "number"]);
  });
});
