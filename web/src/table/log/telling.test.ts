import { describe, expect, it } from "vitest";
import type { Fact } from "../../api/client";
import { teach, type FactWords } from "../../words/vocabulary.svelte";
import { tellAll, type Reader } from "./telling";

const plain: FactWords = { fields: {}, opens: "", quiet: "", notable: false, staged: "", twin: "" };
teach("town", {
  facts: {
    committed: { ...plain, quiet: "always" },
    plan_scored: { ...plain, quiet: "to_its_seat", notable: true },
    round_began: { ...plain, opens: "round" },
    turn: plain,
    drew: { ...plain, twin: "drew_cards" },
    drew_cards: plain,
  },
  actions: {},
});
const reader = (seats: number): Reader => ({
  game: "town",
  names: Array.from({ length: seats }, (_, seat) => `P${String(seat)}`),
  viewer: 0,
  followed: [4],
});
const turns = (seats: number): Fact[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: "turn", seat }));
const kinds = (facts: Fact[], seats: number): (string | number)[] =>
  tellAll(facts, reader(seats)).map(({ fact, others }) => fact?.kind ?? others.length);

describe("telling", () => {
  it("tells a small table everything but what goes without saying", () => {
    const facts = [{ kind: "committed", seat: 1 }, ...turns(3)];
    expect(kinds(facts, 3)).toEqual(["turn", "turn", "turn"]);
  });

  it("tells a large table of the reader, of those followed, and of what is notable", () => {
    const facts = [...turns(100), { kind: "plan_scored", seat: 50 }, { kind: "round_began" }];
    expect(kinds(facts, 100)).toEqual(["turn", 98, "turn", "plan_scored", "round_began"]);
  });

  it("stays calm when many do something notable at once", () => {
    const scored = Array.from({ length: 40 }, (_, at) => ({ kind: "plan_scored", seat: at + 10 }));
    const facts = [...turns(100), ...scored, { kind: "plan_scored", seat: 4 }];
    expect(kinds(facts, 100)).toEqual(["turn", 138, "turn", "plan_scored"]);
  });

  it("does not tell a seat again what it was told when it did it", () => {
    const facts = [0, 1].map((seat) => ({ kind: "plan_scored", seat }));
    expect(tellAll(facts, reader(2)).map(({ fact }) => fact?.["seat"])).toEqual([1]);
  });

  it("says once what a private fact says better", () => {
    const own = [
      { kind: "drew", seat: 0 },
      { kind: "drew_cards", seat: 0 },
    ];
    expect(kinds(own, 3)).toEqual(["drew_cards"]);
    expect(kinds([{ kind: "drew", seat: 1 }, ...own], 3)).toEqual(["drew", "drew_cards"]);
    expect(kinds([{ kind: "drew", seat: 1 }], 3)).toEqual(["drew"]);
  });

  it("says what begins with a fact", () => {
    const [round, turn] = tellAll([{ kind: "round_began" }, { kind: "turn", seat: 1 }], reader(2));
    expect([round?.opens, turn?.opens]).toEqual(["round", ""]);
  });

  it("tells of a single other as of anybody", () => {
    expect(kinds([{ kind: "table.said", seat: 9 }], 100)).toEqual(["table.said"]);
  });
});
