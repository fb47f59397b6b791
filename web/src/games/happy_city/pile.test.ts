import { describe, expect, it } from "vitest";
import { edgesBelow } from "./pile";

/** How far down each edge lies, in cards. */
function depths(cards: number): number[] {
  return [...edgesBelow(cards).matchAll(/calc\((\d+) \*/g)].map(([, depth]) => Number(depth));
}

describe("a pile of cards", () => {
  it("has one edge for each card below the uppermost", () => {
    expect([20, 11, 4].map((cards) => depths(cards).length)).toEqual([19, 10, 3]);
    expect(depths(4)).toEqual([1, 2, 3]);
  });

  it("alternates two tones, so that edges can be told apart", () => {
    const tones = [...edgesBelow(5).matchAll(/0 (var\(--\w+\))/g)].map(([, tone]) => tone);
    expect(tones).toEqual(["var(--edge)", "var(--card)", "var(--edge)", "var(--card)"]);
  });

  it("has none with one card, or with no card at all", () => {
    expect([depths(1), depths(0)]).toEqual([[], []]);
  });
});
