import { expect, it } from "vitest";
import { splitName } from "./names";

it("keeps a short name on one line", () => {
  expect(splitName("Toy Store", 12)).toEqual(["Toy Store"]);
});

it("splits a long one where both lines are shortest", () => {
  expect(splitName("Live-Work Studios", 12)).toEqual(["Live-Work", "Studios"]);
  expect(splitName("Street Food Yard", 12)).toEqual(["Street", "Food Yard"]);
});

it("leaves a single word as it is", () => {
  expect(splitName("Obchodnydomček", 12)).toEqual(["Obchodnydomček"]);
});
