import { describe, expect, it } from "vitest";
import { besides, ranked, shownPlaces } from "./ranking";

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

describe("whose towns stand beside the own one", () => {
  const points = Array.from({ length: 100 }, (_, seat) => 100 - seat);
  const few = { own: 1, followed: [], acting: -1, room: 4 };

  it("are all of a few, in the order of seats", () => {
    expect(besides(ranked([5, 9, 7]), few)).toEqual([0, 2]);
    expect(besides(ranked([5, 9, 7, 7, 1]), few)).toEqual([0, 2, 3, 4]);
  });

  it("are the next ones where there is no room for all, and who acts", () => {
    const tight = { ...few, room: 2 };
    expect(besides(ranked([5, 9, 7, 7, 1]), tight)).toEqual([2, 3]);
    expect(besides(ranked([5, 9, 7, 7, 1]), { ...tight, acting: 0 })).toEqual([0, 2]);
    expect(besides(ranked([5, 9, 7, 7, 1]), { ...tight, followed: [4] })).toEqual([2, 4]);
  });

  it("are of a hundred those one follows, neighbours in rank and leaders", () => {
    const at = { own: 50, followed: [80], acting: -1, room: 4 };
    expect(besides(ranked(points), at)).toEqual([0, 49, 51, 80]);
    expect(besides(ranked(points), { ...at, acting: 50 })).toEqual([0, 49, 51, 80]);
  });
});
