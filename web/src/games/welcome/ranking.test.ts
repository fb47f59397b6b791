import { describe, expect, it } from "vitest";
import { ranked, shownPlaces } from "./ranking";

describe("the ranking", () => {
  it("shares places between equals", () => {
    expect(ranked([5, 9, 5, 1]).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it("shows all of a few, the own one first", () => {
    expect(shownPlaces(ranked([5, 9, 7]), 2, [], 2).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it("shows of a hundred the own one, leaders, neighbours and favourites", () => {
    const points = Array.from({ length: 100 }, (_, seat) => 100 - seat);
    const shown = shownPlaces(ranked(points), 50, [80], 90).map(({ seat }) => seat);
    expect(shown).toEqual([50, 0, 1, 49, 51, 80, 90]);
  });
});
