import { expect, it } from "vitest";
import { placesFor, placesOn, placingOf, plainActions } from "./legal";

const LEGAL = ["build tea_room 1", "build tea_room 4", "give tin_roof 2 5", "discard"];

it("reads plots from 0", () => {
  expect(placingOf("build tea_room 4")).toMatchObject({ plot: 3, receiver: null });
  expect(placingOf("give tin_roof 2 5")).toMatchObject({ plot: 4, receiver: 2 });
  expect(placingOf("discard")).toBeNull();
});

it("lights the places of what was picked, each on its street", () => {
  expect(placesFor(LEGAL, "tea_room").map(({ plot }) => plot)).toEqual([0, 3]);
  expect(placesFor(LEGAL, null)).toEqual([]);
  const gift = placesFor(LEGAL, "tin_roof");
  expect(placesOn(gift, 2, 0)).toHaveLength(1);
  expect(placesOn(gift, 0, 0)).toHaveLength(0);
  expect(placesOn(placesFor(LEGAL, "tea_room"), 0, 0)).toHaveLength(2);
});

it("leaves what has no place to buttons", () => {
  expect(plainActions(LEGAL)).toEqual(["discard"]);
});
