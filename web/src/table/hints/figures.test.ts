import { describe, expect, test } from "vitest";
import { isClear, weighed } from "./figures";

const choice = (worth: number, error: number) => ({
  action: `go ${String(worth)}`,
  worth,
  points: 10,
  error,
  reasons: [],
});

describe("a hint", () => {
  test("says what is lost in per cent of the others, or in points", () => {
    const choices = [choice(0.6, 0.02), choice(0.5, 0.02)];
    const [, share] = weighed({ currency: "share", worlds: 9, choices });
    expect(share?.loss).toBeCloseTo(10);
    expect(share?.error).toBeCloseTo(2);
    const points = [choice(60, 0.5), choice(58, 0.5)];
    expect(weighed({ currency: "points", worlds: 9, choices: points })[1]?.loss).toBeCloseTo(2);
  });

  test("calls equal what cannot be told apart", () => {
    const choices = [choice(0.6, 0.05), choice(0.57, 0.05), choice(0.52, 0.05)];
    const hint = { currency: "share" as const, worlds: 9, choices };
    expect(weighed(hint).map(({ rank }) => rank)).toEqual(["best", "equal", "less"]);
    expect(isClear(hint)).toBe(false);
    expect(isClear({ ...hint, choices: choices.filter((_, index) => index !== 1) })).toBe(true);
  });

  test("draws a smaller worth shorter, and its error around it", () => {
    const choices = [choice(0.6, 0.01), choice(0.58, 0.01), choice(0.4, 0.05)];
    const [best, near, far] = weighed({ currency: "share", worlds: 9, choices });
    expect(best && near && far && best.bar > near.bar && near.bar > far.bar).toBe(true);
    expect(far && far.from < far.bar && far.bar < far.to).toBe(true);
    expect(weighed({ currency: "share", worlds: 0, choices: [] })).toEqual([]);
  });
});
