import { expect, it } from "vitest";
import { boxAt } from "./place";

it("stands over the lowest plots", () => {
  expect(boxAt([8, 5, 6, 3, 2], 2)).toBe(3);
  expect(boxAt([1, 2, 6, 7, 8], 3)).toBe(0);
});

it("never covers the plot that is pointed at", () => {
  for (let pointed = 0; pointed < 5; pointed++) {
    const from = boxAt([0, 0, 0, 0, 0], pointed);
    expect(pointed < from || pointed > from + 1).toBe(true);
  }
});
