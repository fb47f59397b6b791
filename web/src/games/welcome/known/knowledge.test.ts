import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countStates } from "../../../table/known/states";
import { EMPTY_SHEET } from "../sheet/text";
import type { Effect, Printed, Private, Public } from "../types";
import { claimsOf, isDraft, isSolo, sharesOf, towersOf, type Tower } from "./knowledge";

const TOML = new URL("../../../../../src/kvartal/games/welcome/components.toml", import.meta.url);
const CARD = /id = "(c_\w+)", number = (\d+), effect = "(\w+)"/g;
const cards = [...readFileSync(TOML, "utf8").matchAll(CARD)].map(([, id = "", number, effect]) => ({
  id,
  number: Number(number),
  effect: effect as Effect,
}));
const printed: Printed = Object.fromEntries(
  cards.map(({ id, ...print }, index) => [id, { group: "card", index, ...print }]),
);
const NOBODY = "0".repeat(cards.length);
const EMPTY: Public = {
  ...{ round: 1, over: false, plans: [], approved: [], numbers: [], effects: [], drawn: [] },
  deck: { size: 0, shuffles: 0, turned: 0, top: "", solo_card: false },
  discard: NOBODY,
  discard_backs: [0, 0, 0, 0, 0, 0],
  ...{ hands: [], marker: -1, committed: [], sheets: [EMPTY_SHEET, EMPTY_SHEET] },
};

const marked = (...ids: string[]): string =>
  cards.map(({ id }) => (ids.includes(id) ? "1" : "0")).join("");
const counted = (towers: Tower[]) => countStates(towers.flatMap(({ storeys }) => storeys));
const left = (seen: Public, own: Private | null = null): number[] =>
  sharesOf(seen, own, printed).map((share) => share.left);
const tower = (seen: Public, number: number, own: Private | null = null) =>
  towersOf(seen, own, printed).find((one) => one.number === number)?.storeys ?? [];

describe("a fresh deck", () => {
  it("has so many cards of each number (WT-2)", () => {
    const heights = towersOf(EMPTY, null, printed).map(({ storeys }) => storeys.length);
    expect(heights).toEqual([3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]);
  });

  it("has so many of each effect (WT-3), all still to come", () => {
    expect(left(EMPTY)).toEqual([18, 18, 18, 9, 9, 9]);
    expect(counted(towersOf(EMPTY, null, printed))).toEqual({ left: 81, open: 0, gone: 0 });
  });
});

describe("the standard game", () => {
  const seen: Public = {
    ...EMPTY,
    numbers: ["c_08_pool_a", "c_01_fence_a", "c_15_park_a"],
    effects: ["c_08_fence_a", "c_02_park_a", "c_03_bis_a"],
    discard: marked("c_08_agent_a", "c_08_temp_a", "c_04_pool_a"),
  };

  it("counts what lies open and what was turned over before (WT-29, WT-30)", () => {
    expect(counted(towersOf(seen, null, printed))).toEqual({ left: 72, open: 6, gone: 3 });
  });

  it("puts what is left at the bottom, then what lies open, then what is gone", () => {
    const states = tower(seen, 8).map(({ state }) => state);
    expect(states).toEqual([...Array<string>(5).fill("left"), "open", "open", "gone", "gone"]);
  });

  it("has the effects of neither in the deck", () => {
    expect(left(seen)).toEqual([18 - 2, 18 - 1, 18 - 2, 9 - 2, 9 - 1, 9 - 1]);
  });
});

describe("alone", () => {
  it("three cards are drawn, and the rest of the deck is what was never seen (WT-139)", () => {
    const drawn = ["c_05_fence_a", "c_05_fence_b", "c_12_bis_a"];
    const seen = { ...EMPTY, sheets: [EMPTY_SHEET], drawn, discard: marked("c_06_pool_a") };
    expect(isSolo(seen)).toBe(true);
    expect(counted(towersOf(seen, null, printed))).toEqual({ left: 77, open: 3, gone: 1 });
  });
});

describe("the draft", () => {
  const seen: Public = {
    ...EMPTY,
    hands: [
      ["fence", "fence", "pool"],
      ["fence", "agent", "bis"],
    ],
    discard: marked("c_10_park_a"),
    discard_backs: [0, 1, 1, 0, 0, 0],
  };
  const own = {
    known: [["c_05_fence_a", "c_11_fence_a", "c_03_pool_a"], ["c_14_agent_a"]],
    known_discards: ["c_09_park_a"],
  } as unknown as Private;

  it("tells a seat its own hand, the card it passed on and its own discards (WT-33)", () => {
    expect(isDraft(seen)).toBe(true);
    expect(counted(towersOf(seen, own, printed))).toEqual({ left: 75, open: 4, gone: 2 });
    expect(tower(seen, 14, own).map(({ state }) => state)).toEqual(["left", "left", "open"]);
  });

  it("tells whoever looks on only what lies open to all", () => {
    expect(counted(towersOf(seen, null, printed))).toEqual({ left: 80, open: 0, gone: 1 });
  });

  it("has in the deck what is neither in a hand nor discarded, by its back", () => {
    const inDeck = [18 - 3, 18 - 1 - 1, 18 - 2, 9 - 1, 9, 9 - 1];
    expect(left(seen, own)).toEqual(inDeck);
    expect(left(seen), "backs are seen by all").toEqual(inDeck);
  });
});

it("tells who has claimed a plan, and for how much", () => {
  const seen = { ...EMPTY, sheets: [EMPTY_SHEET, EMPTY_SHEET.replace("-,-,-", "-,9,-")] };
  expect(claimsOf(seen, 1)).toEqual([{ seat: 1, points: 9 }]);
  expect(claimsOf(seen, 0)).toEqual([]);
});
