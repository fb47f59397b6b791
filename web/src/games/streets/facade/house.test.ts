import { describe, expect, it } from "vitest";
import { FACINGS } from "../city/geometry";
import { readPrinted } from "../fixtures";
import { drawHouse, STAND } from "./house";
import { HOUSES } from "./houses";

const built = Object.entries(readPrinted())
  .filter(([, { kind }]) => kind !== "")
  .map(([id]) => id);

it("knows every tile, and no other", () => {
  expect(Object.keys(HOUSES).toSorted()).toEqual(built.toSorted());
});

describe.each(FACINGS)("a house with its road in the %s", (facing) => {
  it.each(built)("%s is drawn the same every time, with a board as wide as itself", (id) => {
    const picture = drawHouse(id, facing, 1);
    expect(picture).toEqual(drawHouse(id, facing, 1));
    expect(picture.shapes.length).toBeGreaterThan(10);
    const { wide, x } = STAND[facing];
    expect(picture.fascia.w).toBeGreaterThan(wide);
    expect(picture.fascia.x + picture.fascia.w / 2).toBeCloseTo(x);
  });
});

it("leaves less room upstairs to a name of two lines", () => {
  const one = drawHouse("food_court", "s", 1).fascia;
  const two = drawHouse("food_court", "s", 2).fascia;
  expect(two.h).toBeGreaterThan(one.h);
  expect(two.y + two.h).toBeCloseTo(one.y + one.h);
});
