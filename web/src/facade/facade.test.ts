import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildings } from "./buildings";
import { facade } from "./facade";

const data = readFileSync(
  new URL("../../../src/kvartal/games/happy_city/components.toml", import.meta.url),
  "utf8",
);
const ids = [...data.matchAll(/\bid\s*=\s*"([a-z_]+)"/g)].map((match) => match[1] ?? "");

test("every card of the game has a façade, and no façade is without a card", () => {
  expect(ids.length).toBeGreaterThan(90);
  expect(ids.filter((id) => !(id in buildings))).toEqual([]);
  const extra = Object.keys(buildings).filter((id) => !ids.includes(id));
  expect(extra).toEqual(["market"]); // the white side of every market
});

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
