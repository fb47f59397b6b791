import { expect, it } from "vitest";
import { nextCell } from "./walking";
import type { Cell } from "./projection";

const CELLS: Cell[] = [
  [0, 0],
  [2, 0],
  [1, 1],
  [0, 3],
];

it("goes to the next one in a row, over a gap", () => {
  expect(nextCell(CELLS, [0, 0], "ArrowRight")).toEqual([2, 0]);
  expect(nextCell(CELLS, [0, 0], "ArrowDown")).toEqual([0, 3]);
});

it("stays where there is nothing that way, and at other keys", () => {
  expect(nextCell(CELLS, [0, 0], "ArrowUp")).toBeNull();
  expect(nextCell(CELLS, [0, 0], "Enter")).toBeNull();
});
