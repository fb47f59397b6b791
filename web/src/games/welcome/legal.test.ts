import { describe, expect, it } from "vitest";
import { choicesOf, nearestNumber, numbersIn, plainActions } from "./legal";
import { EMPTY_SHEET, readSheet } from "./sheet/text";
import type { Private, Step } from "./types";

const NOTHING_WANTED = { number: null, roundabout: false };

function asked(step: Step): Private {
  return {
    step,
    sheet: EMPTY_SHEET,
    known: [],
    known_discards: [],
    turn: {
      number_card: 1,
      effect_card: 1,
      number: 8,
      effect: "bis",
      house: "2.4",
      written: 8,
      refused: false,
      target: -1,
      amount: 0,
      roundabout: "",
      plan: -1,
      picks: [],
      claims: [],
      wish: false,
      pass_card: -1,
    },
  };
}

const sheet = readSheet(EMPTY_SHEET);

describe("places and what they stand for", () => {
  it("lights where the wanted number fits, and lets one ask about other empty houses", () => {
    const legal = ["write 8 1.2", "write 9 1.3", "write 8 3.12"];
    expect(numbersIn(legal)).toEqual([8, 9]);
    const choices = choicesOf(legal, asked("write"), sheet, { number: 8, roundabout: false });
    expect(Object.values(choices).filter(({ isOpen }) => isOpen)).toHaveLength(2);
    expect(choices["house 1.3"]).toEqual({ actions: ["write 8 1.3"], isOpen: false });
    expect(Object.keys(choices)).toHaveLength(33);
  });

  it("asks which number is copied where two could be", () => {
    const legal = ["bis 1.5 1.4", "bis 1.5 1.6", "bis 2.1 2.2", "skip"];
    const choices = choicesOf(legal, asked("effect"), sheet, NOTHING_WANTED);
    expect(choices["house 1.5"]?.actions).toEqual(["bis 1.5 1.4", "bis 1.5 1.6"]);
    expect(choices["house 2.1"]?.actions).toEqual(["bis 2.1 2.2"]);
    expect(plainActions(legal)).toEqual(["skip"]);
  });

  it("finds gaps, columns, parks, pools, plans and estates", () => {
    const legal = ["fence 2.3", "agent 4", "park", "pool", "temp", "claim 2", "estate 3.1"];
    const choices = choicesOf(legal, asked("effect"), sheet, NOTHING_WANTED);
    expect(Object.keys(choices)).toEqual([
      "gap 2.3",
      "agent 4",
      "park 2",
      "house 2.4",
      "temp",
      "claim 2",
      "estate 3.1",
    ]);
  });

  it("lights houses for a roundabout only when one is wanted", () => {
    const legal = ["take 1", "roundabout 1.1", "roundabout 2.2"];
    expect(choicesOf(legal, asked("choose"), sheet, NOTHING_WANTED)).toEqual({});
    const wanted = { number: null, roundabout: true };
    expect(Object.keys(choicesOf(legal, asked("choose"), sheet, wanted))).toEqual([
      "house 1.1",
      "house 2.2",
    ]);
  });
});

describe("the number that is written unless another is asked for", () => {
  it("is the printed one, although temps allow others (WT-87)", () => {
    expect(nearestNumber([6, 7, 8, 9, 10], 8)).toBe(8);
  });

  it("is the one that is changed least where the printed one fits nowhere", () => {
    expect(nearestNumber([6, 9, 10], 8)).toBe(9);
    expect(nearestNumber([6], 8)).toBe(6);
    expect(nearestNumber([], 8)).toBeNull();
  });
});
