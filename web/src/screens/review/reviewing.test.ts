import { describe, expect, it } from "vitest";
import type { Decision, Position, Review } from "../../api/client";
import { Reviewing } from "./reviewing.svelte";

const choice = (action: string) => ({ action, worth: 0.5, points: 0, error: 0.02, reasons: [] });
const decision = (move: number, seat: number): Decision => ({
  move,
  seat,
  played: choice("pass"),
  best: [choice("museum"), choice("park")],
  loss: 0.1,
  error: 0.02,
  significant: true,
});
const side = (costliest: number[]): Review["sides"][number] => ({
  start: 0.5,
  final: 0.5,
  luck: 0,
  own: 0,
  others: 0,
  error: 0,
  costliest,
});
const review: Review = {
  version: 1,
  game: "any",
  rules: 1,
  seats: 2,
  currency: "share",
  worlds: 10,
  seconds: 1,
  curve: [{ move: 0, values: [0.5, 0.5], error: 0 }],
  decisions: [decision(2, 1), decision(4, 0), decision(7, 0)],
  sides: [side([2, 1]), side([0])],
};
const ready = { state: "ready" as const, ahead: 0, done: 0, total: 0, review };
const moment = { move: 7, number: 9, awaited: [0], public: {}, private: {} };
const legal = ["museum", "park", "pass", "school"];

function looking(mine: number[]): Reviewing {
  const seats = [0, 1].map((seat) => ({ seat, kind: "bot", name: "", face: "", level: "greedy" }));
  const position = { card: { id: "t", seats }, mine } as unknown as Position;
  const found = new Reviewing(position);
  found.hear(ready);
  found.see({ ...moment, legal }, found.seat);
  return found;
}

describe("one's own mistakes", () => {
  it("are questions until they are answered, the costliest first", () => {
    const one = looking([0]);
    expect([one.shown, one.isQuestion, one.lit]).toEqual([2, true, null]);
    expect(one.pointed).toEqual(legal);
    one.choose("park");
    expect([one.isQuestion, one.verdict, one.next]).toEqual([false, "best", 1]);
    expect(one.pointed).toEqual(["pass", "museum", "park"]);
    one.show(1);
    expect([one.isQuestion, one.verdict]).toEqual([true, null]);
    one.answer("");
    expect([one.isQuestion, one.verdict, one.next]).toEqual([false, null, null]);
  });

  it("are no questions to who looks on, nor those of others", () => {
    const guest = looking([]);
    expect([guest.shown, guest.isQuestion, guest.lit]).toEqual([2, false, "museum"]);
    const one = looking([0]);
    one.list(1);
    expect([one.shown, one.isQuestion, one.seat, one.move]).toEqual([0, false, 1, 2]);
  });
});

it("goes to a moment of the curve by one's own eyes", () => {
  const one = looking([0]);
  one.list(1);
  one.go(5);
  expect([one.decision, one.seat, one.move, one.pointed]).toEqual([null, 0, 5, []]);
});

it("does not take one moment, or one pair of eyes, for another", () => {
  const one = looking([0]);
  expect(one.isThere).toBe(true);
  one.show(1);
  expect([one.isThere, one.pointed]).toEqual([false, []]);
  one.see({ ...moment, move: 4, legal }, 1);
  expect([one.isThere, one.pointed]).toEqual([false, []]);
  one.see({ ...moment, move: 4, legal }, 0);
  expect([one.isThere, one.pointed]).toEqual([true, legal]);
});

it("forgets why a moment has not come when another is looked at", () => {
  const one = looking([0]);
  for (const leave of [() => one.go(5), () => one.show(1), () => one.list(1)]) {
    one.problem = "offline";
    leave();
    expect(one.problem).toBe(null);
  }
});

it("says when it has become ready before somebody's eyes", () => {
  const found = new Reviewing({ card: { id: "t", seats: [] }, mine: [] } as unknown as Position);
  expect(found.hear({ ...ready, state: "working", review: null })).toBe(false);
  expect(found.hear(ready)).toBe(true);
  expect(found.hear(ready)).toBe(false);
});

it("is not thrown back by an answer that comes late", () => {
  const one = looking([0]);
  expect(one.hear({ ...ready, state: "working", review: null })).toBe(false);
  expect([one.card.state, one.review]).toEqual(["ready", review]);
});
