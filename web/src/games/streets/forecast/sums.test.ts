import { expect, it } from "vitest";
import { sumWords } from "./sums";

it("writes the rulebook's gallery as it is counted there (ST-432)", () => {
  const lines = [
    { rule: "ST-91", each: 2, count: 3, source: "art_gallery" },
    { rule: "ST-82", each: 1, count: 3, source: "art_gallery" },
  ];
  expect(sumWords(lines)).toBe("2 × 3 + 3");
});
