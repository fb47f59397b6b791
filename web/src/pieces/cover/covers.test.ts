import { beforeAll, expect, test } from "vitest";
import { words } from "../../words/words.svelte";
import { COVERS, HOUSE } from "./covers";

beforeAll(() => words.speak("en"));

test("light games stand in front", () => {
  const weights = HOUSE.map((game) => COVERS[game]?.weight ?? 0);
  expect(weights.length).toBeGreaterThan(1);
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
});

test("what stands on a box is known before the words of its game are", () => {
  const wanted = HOUSE.flatMap((game) => [`game-${game}`, `game-${game}-blurb`]);
  expect(wanted.filter((id) => !words.has(id))).toEqual([]);
});
