import { describe, expect, it } from "vitest";
import type { Fact, LogRow } from "../../api/client";
import { teach, type FactWords } from "../../words/vocabulary.svelte";
import type { Reader } from "../log/telling";
import { deedsOf } from "./deeds";
import { recapOf, rowsSince } from "./recap";

const plain: FactWords = {
  ...{ fields: {}, opens: "", quiet: "", notable: false, staged: "", twin: "" },
};
teach("town", {
  facts: {
    bought: plain,
    took: plain,
    revealed: { ...plain, staged: "aside" },
    income: { ...plain, staged: "together" },
    turn: { ...plain, quiet: "to_its_seat" },
    committed: { ...plain, quiet: "always" },
    round_began: { ...plain, opens: "round" },
    turn_began: { ...plain, opens: "turn" },
  },
  actions: {},
});
const reader = (seats = 3, followed: number[] = []): Reader => ({
  ...{ game: "town", viewer: 0, followed },
  names: Array.from({ length: seats }, (_, seat) => `P${String(seat)}`),
});
const row = (number: number, ...facts: Fact[]): LogRow => ({ number, at: 0, facts });
const of = (kind: string, seat: number): Fact => ({ kind, seat });
const seats = (facts: Fact[], by = reader()): (number | null)[] =>
  deedsOf(row(7, ...facts), by, [0]).map(({ seat }) => seat);

describe("deeds", () => {
  it("of before a branch were seen long ago: a game that goes on begins quietly", () => {
    const past = [of("table.started", 0), of("bought", 1), of("took", 2)];
    expect(seats([...past, of("table.branched", 0)])).toEqual([]);
    expect(seats([...past, of("table.branched", 0), of("took", 1)])).toEqual([1]);
  });

  it("are what others do, each whole: what led to it comes with it and is not named", () => {
    const [deed, none] = deedsOf(row(7, of("revealed", 1), of("bought", 1)), reader(), [0]);
    expect(none).toBeUndefined();
    expect(deed).toMatchObject({ seat: 1, number: 7 });
    expect(deed?.facts.map(({ kind }) => kind)).toEqual(["revealed", "bought"]);
    expect(deed?.text).toBe("town-fact-bought");
  });

  it("name what led to nothing, and everything of weight", () => {
    const text = (...facts: Fact[]): string | undefined =>
      deedsOf(row(7, ...facts), reader(), [0])[0]?.text;
    expect(text(of("revealed", 1))).toBe("town-fact-revealed");
    expect(text(of("bought", 1), of("took", 1))).toBe("town-fact-bought · town-fact-took");
  });

  it("are not one's own, nor what goes without saying, nor the beginning of a turn", () => {
    expect(seats([of("bought", 0)])).toEqual([]);
    expect(seats([of("committed", 1)])).toEqual([]);
    expect(seats([of("turn_began", 1), { kind: "round_began" }])).toEqual([]);
  });

  it("come one by one where all act at once, and together where it happens to all", () => {
    expect(seats([0, 1, 2].map((seat) => of("turn", seat)))).toEqual([1, 2]);
    expect(seats([of("bought", 2), ...[0, 1, 2].map((seat) => of("income", seat))])).toEqual([
      2,
      null,
    ]);
  });

  it("bring everything else that is told in the row with the last of them", () => {
    const facts = [of("turn", 0), of("turn", 1), { kind: "round_began" }];
    const [deed] = deedsOf(row(7, ...facts), reader(), [0]);
    expect(deed?.facts.map(({ kind, seat }) => [kind, seat])).toEqual([
      ["turn", 1],
      ["turn", 0],
      ["round_began", undefined],
    ]);
  });

  it("show after what happened to all what was seen on the way since", () => {
    const facts = [of("bought", 1), of("income", 0), of("revealed", 1)];
    const told = deedsOf(row(7, ...facts), reader(), [0]).map((deed) =>
      deed.facts.map(({ kind }) => kind),
    );
    expect(told).toEqual([["bought"], ["income", "revealed"]]);
  });

  it("tell in its order what an own deed has led to", () => {
    const facts = [of("bought", 0), of("income", 1), of("took", 0)];
    const [deed] = deedsOf(row(7, ...facts), reader(), [0]);
    expect(deed?.seat).toBeNull();
    expect(deed?.facts).toEqual(facts);
  });

  it("are those of whom one follows, in a large company", () => {
    const all = Array.from({ length: 100 }, (_, seat) => of("turn", seat));
    expect(seats(all, reader(100))).toEqual([]);
    expect(seats(all, reader(100, [42]))).toEqual([42]);
  });
});

describe("since the last turn", () => {
  const log = [
    row(1, { kind: "table.started" }),
    row(2, of("bought", 0)),
    row(3, of("bought", 1)),
    row(4, of("bought", 2), of("income", 0)),
    row(5, of("took", 2)),
  ];

  it("are the rows after one's own deed; what merely happens to a seat is none", () => {
    expect(rowsSince(log, "town", [0]).map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  });

  it("is everything before the first, and nothing before the game", () => {
    expect(rowsSince(log.slice(0, 1), "town", [0])).toHaveLength(1);
    expect(rowsSince([], "town", [0])).toEqual([]);
  });

  it("has one line for each player", () => {
    const lines = recapOf(rowsSince(log, "town", [0]), reader(), [0]);
    expect(lines).toEqual([
      { seat: 1, text: "town-fact-bought" },
      { seat: 2, text: "town-fact-bought · town-fact-took" },
      { seat: null, text: "town-fact-income" },
    ]);
  });
});
