import { expect, it } from "vitest";
import { movesOf } from "./moves";

it("builds from behind the screen onto its cell", () => {
  const built = { kind: "constructed", seat: 1, x: 0, y: -2 };
  expect(movesOf(built)).toEqual([{ from: ["screen-1"], to: ["cell-0,-2", "city"] }]);
});

it("draws tiles from the reserve to where they are counted", () => {
  expect(movesOf({ kind: "drew_tile", seat: 0, left: 3 })).toEqual([
    { from: ["reserve"], to: ["tile-0", "screen-0"] },
  ]);
});

it("moves nothing where nothing moves", () => {
  expect(movesOf({ kind: "round_began", round: 2 })).toEqual([]);
});
