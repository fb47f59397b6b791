import { describe, expect, it } from "vitest";
import { changesOf, cityShown, figuresOf, streetLength, streetsOf } from "./city";
import { position } from "./fixtures";
import lessons from "./lessons.json";
import type { Public } from "./types";

describe("the streets of a city (HC-76)", () => {
  it("are filled from the left, the upper one first", () => {
    expect(streetsOf(["market", "shoe_shop", "school", "house"])).toEqual([
      { from: 1, houses: ["market", "shoe_shop", "school", "house"], free: [5] },
      { from: 6, houses: [], free: [6, 7, 8, 9, 10] },
    ]);
  });

  it("go on below with the sixth card, as Ivanka's special building does (HC-E4)", () => {
    const city = ["market", "shoe_shop", "school", "house", "museum", "film_studio"];
    const [above, below] = streetsOf(city);
    expect(above?.free).toEqual([]);
    expect(below).toEqual({ from: 6, houses: ["film_studio"], free: [7, 8, 9, 10] });
  });

  it("have no free plot when the city is full (HC-102)", () => {
    const full = streetsOf(Array.from({ length: 10 }, (_, card) => `card ${String(card)}`));
    expect(full.map(({ houses, free }) => [houses.length, free.length])).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });
});

describe("others' cities", () => {
  it("have two streets each as long as there is room, then one with all plots", () => {
    expect([1, 2, 3, 4].map(streetLength)).toEqual([5, 5, 10, 10]);
  });

  it("are one row of ten then, free plots last", () => {
    expect(streetsOf(["market", "school"], 10)).toEqual([
      { from: 1, houses: ["market", "school"], free: [3, 4, 5, 6, 7, 8, 9, 10] },
    ]);
  });
});

describe("what a deed changed", () => {
  const before = position({ coins: [6, 3], residents: [4, 1] });
  const after = position({ coins: [2, 3], residents: [6, 1] });

  it("is told figure by figure, for the seat it concerns", () => {
    expect(changesOf(before, after, 0)).toMatchObject({ coins: -4, residents: 2, hearts: 0 });
    expect(changesOf(before, after, 1)).toMatchObject({ coins: 0, residents: 0 });
  });

  it("is nothing if nothing was before", () => {
    expect(changesOf(null, after, 0)).toMatchObject({ coins: 0, residents: 0, hearts: 0 });
  });
});

describe("the figures of a city", () => {
  it("are those of HC-E5", () => {
    const { income, residents, hearts, cards } = figuresOf(lessons.end.public as Public, 0);
    expect({ income, residents, hearts, cards }).toEqual({
      income: 7,
      residents: 5,
      hearts: 8,
      cards: 10,
    });
  });

  it("are the seat's own", () => {
    const seen = position({ coins: [5, 3], hearts: [0, -1], cities: [["market"], []] });
    expect(figuresOf(seen, 1)).toMatchObject({ coins: 3, hearts: -1, cards: 0 });
  });
});

describe("the city that is shown", () => {
  const seen = position({ first: 0, turn: 1 });

  it("is the one that was asked for", () => {
    expect(cityShown(seen, 0, 1)).toBe(1);
    expect(cityShown(seen, 1, 0)).toBe(0);
  });

  it("is that of who acts, while somebody does", () => {
    expect(cityShown(seen, 0, 0, 1)).toBe(1);
    expect(cityShown(seen, 0, null, null)).toBe(0);
  });

  it("is else one's own", () => {
    expect(cityShown(seen, 0, null)).toBe(0);
  });

  it("is for spectators that of whose turn it is, or else the first player's", () => {
    expect(cityShown(seen, null, null)).toBe(1);
    expect(cityShown(position({ question: "over", first: 1, turn: 0 }), null, null)).toBe(1);
  });
});
