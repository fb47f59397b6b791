import { expect, test } from "vitest";
import { birdDrawn, birdOf } from "./levels";

const LEVELS = ["beginner", "casual", "regular", "expert", "master"];

test("every level is a bird of its own", () => {
  const drawn = LEVELS.map((level) => birdDrawn(birdOf(level) ?? ""));
  expect(new Set(drawn.map((bird) => JSON.stringify(bird?.cuts))).size).toBe(LEVELS.length);
});

test("birds of a feather sit before different grounds", () => {
  const grounds = [0, 1, 2, 3, 4].map((seat) => birdDrawn(birdOf("regular", seat) ?? "")?.ground);
  expect(new Set(grounds).size).toBe(5);
});

test("a level of former times has no bird", () => {
  expect(birdOf("greedy", 1)).toBeUndefined();
});
