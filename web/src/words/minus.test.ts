import { expect, it } from "vitest";
import { withMinus } from "./minus";

it("puts a minus before a negative number", () => {
  expect(withMinus("Noisy nightclub: 4 × -1")).toBe("Noisy nightclub: 4 × −1");
  expect(withMinus("-3 and (-12)")).toBe("−3 and (−12)");
});

it("leaves ranges, numbers with endings and compound words alone", () => {
  for (const text of ["plots 1-3", "a 4-et", "the Route-66", "a 24-hour shop", "- 5"])
    expect(withMinus(text)).toBe(text);
});
