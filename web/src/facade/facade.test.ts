import { expect, test } from "vitest";
import { buildings } from "./buildings";
import { facade } from "./facade";

test("no two façades look alike", () => {
  const drawn = Object.keys(buildings).map((id) => JSON.stringify(facade(id).shapes));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("numbers are numbers, and pictures are small", () => {
  for (const id of Object.keys(buildings)) {
    const { shapes } = facade(id);
    expect(shapes.length, id).toBeGreaterThan(8);
    expect(shapes.length, id).toBeLessThan(260);
    for (const { d } of shapes) expect(d, id).not.toMatch(/NaN|undefined|Infinity/);
  }
});
