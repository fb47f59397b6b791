import { describe, expect, it } from "vitest";
import { project } from "../fixtures";
import { LEGAL, TABLE as seen } from "../gallery/position";
import type { Public } from "../types";
import { isClosed, notesFor, pilesOf, sideOf } from "./pile";

const projects = {
  crown_residence: project({ cost: 9 }),
  think_tank: project({ cost: 6 }),
  twenty_four_hour_shop: project({ cost: 7 }),
};
const kinds = (changes: Partial<Public> = {}, legal = LEGAL) =>
  pilesOf({ ...seen, ...changes }, 0, legal, projects).map(({ sale }) => sale.kind);

describe("why a card can be had or not", () => {
  it("names the price, the money on it, and the wallet", () => {
    expect(kinds()).toEqual(["poor", "money", "open", "free"]);
  });

  it("says that there is no place, and that a pile is empty", () => {
    expect(kinds({ placeable: [true, true, false] })[2]).toBe("nowhere");
    expect(kinds({ tops: [[], ...seen.tops.slice(1)] })[0]).toBe("empty");
  });

  it("tells what buying leaves", () => {
    const [, , clara] = pilesOf(seen, 0, LEGAL, projects);
    expect(clara?.sale).toEqual({ kind: "open", cost: 7, left: 1 });
  });

  it("judges nothing while somebody else acts, but shows blocked decks", () => {
    expect(kinds({}, [])).toEqual(["idle", "money", "idle", "idle"]);
  });

  it("lays the free card on the deck it came from, and sells nothing meanwhile", () => {
    const free = ["tea_room", "law_chambers"];
    const first = { ...seen, question: "first_action" as const, free };
    const piles = pilesOf(first, 0, ["build tea_room 1", "discard"], projects);
    expect(piles[0]).toMatchObject({ projects: free, open: ["tea_room"], count: 11 });
    expect(piles.map(({ sale }) => sale.kind)).toEqual(["free", "money", "idle", "idle"]);
  });

  it("fades what cannot be had", () => {
    expect(pilesOf(seen, 0, LEGAL, projects).map(isClosed)).toEqual([true, true, false, false]);
  });
});

it("pays with few notes", () => {
  expect(notesFor(9)).toEqual([5, 2, 2]);
  expect(notesFor(17)).toEqual([10, 5, 2]);
  expect(notesFor(0)).toEqual([]);
});

it("turns a municipal card, and no other", () => {
  expect(sideOf(["a", "b", "c", "d"], true)).toEqual(["c", "d"]);
  expect(sideOf(["a", "b"], true)).toEqual(["a", "b"]);
});
