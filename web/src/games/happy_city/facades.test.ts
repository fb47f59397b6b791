import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildings as usual } from "../../facade/buildings";
import { expert } from "../../facade/groups/expert";

const buildings = { ...usual, ...expert };
const data = readFileSync(
  new URL("../../../../src/kvartal/games/happy_city/components.toml", import.meta.url),
  "utf8",
);
const ids = [...data.matchAll(/\bid\s*=\s*"([a-z_]+)"/g)].map((match) => match[1] ?? "");

test("every card of the game has a façade, and no façade is without a card", () => {
  expect(ids.length).toBeGreaterThan(90);
  expect(ids.filter((id) => !(id in buildings))).toEqual([]);
  const extra = Object.keys(buildings).filter((id) => !ids.includes(id));
  expect(extra).toEqual(["market"]); // the white side of every market
});
