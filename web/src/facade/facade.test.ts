import { expect, test } from "vitest";
import { buildings as usual } from "./buildings";
import { facade, isUsual } from "./facade";
import { expert } from "./groups/expert";

const buildings = { ...usual, ...expert };

test("no two façades look alike", () => {
  const drawn = Object.keys(buildings).map((id) => JSON.stringify(facade(id, "", expert).shapes));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("numbers are numbers, and pictures are small", () => {
  for (const id of Object.keys(buildings)) {
    const { shapes } = facade(id, "", expert);
    expect(shapes.length, id).toBeGreaterThan(8);
    expect(shapes.length, id).toBeLessThan(260);
    for (const { d } of shapes) expect(d, id).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("what is not drawn with the first table is known as such", () => {
  expect(Object.keys(usual).every(isUsual)).toBe(true);
  expect(Object.keys(expert).some(isUsual)).toBe(false);
});
