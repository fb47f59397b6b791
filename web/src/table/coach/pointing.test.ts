import { describe, expect, it } from "vitest";
import { selectorOf } from "./pointing";

describe("what a coach points at", () => {
  it("is found by the beginning of its action", () => {
    expect(selectorOf({ choice: "buy " }, 0)).toBe('[data-choice^="buy "]');
  });

  it("or by its place, which may be the player's own", () => {
    expect(selectorOf({ spot: "wallet-{seat}" }, 2)).toBe('[data-spot^="wallet-2"]');
  });
});
