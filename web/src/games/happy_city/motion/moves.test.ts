import { describe, expect, it } from "vitest";
import { buildingCards } from "../fixtures";
import { freshCards, movesOf } from "./moves";

const cards = buildingCards();

describe("what moves", () => {
  it("a revealed card comes from its deck (HC-64)", () => {
    expect(movesOf({ kind: "revealed", seat: 0, deck: 2, card: "grand_hotel" }, cards)).toEqual([
      { from: ["deck-2"], to: ["card-grand_hotel"] },
    ]);
  });

  it("a discarded card goes to the deck it came from (HC-62)", () => {
    expect(movesOf({ kind: "discarded", seat: 0, card: "zoo" }, cards)).toEqual([
      { from: ["card-zoo"], to: ["deck-3"] },
    ]);
  });

  it("what comes into a city grows on its plot, or goes to the tab of a city that is not shown", () => {
    const bought = { kind: "bought", seat: 1, card: "museum", slot: 4, lines: [] };
    const market = { kind: "market_taken", seat: 1, market: "market_blue" };
    const [museum] = movesOf(bought, cards);
    expect(museum).toMatchObject({ to: ["plot-1-museum", "city-1"], grows: true });
    expect(museum?.from[0]).toBe("card-museum");
    expect(movesOf(market, cards)[0]).toMatchObject({
      ...{ from: ["card-market_blue"], to: ["plot-1-market_blue", "city-1"] },
    });
  });

  it("what was revealed and bought at once comes from its deck", () => {
    const [bought] = movesOf({ kind: "bought", seat: 1, card: "zoo", slot: 4, lines: [] }, cards);
    expect(bought?.from.at(-1)).toBe("deck-3");
  });

  it("what the Statue of Liberty replaces goes to its discard pile (HC-E28)", () => {
    expect(movesOf({ kind: "lost", seat: 0, card: "library", slot: 3 }, cards)).toEqual([
      { from: ["plot-0-library", "city-0"], to: ["deck-1"] },
    ]);
  });

  it("but a dwelling, which has no pile, leaves the table (HC-224)", () => {
    expect(movesOf({ kind: "lost", seat: 0, card: "house", slot: 3 }, cards)).toEqual([]);
  });

  it("coins do not fly, and what only is said moves nothing", () => {
    for (const kind of ["income", "passed", "coins", "kept", "declined"])
      expect(movesOf({ kind, seat: 0 }, cards)).toEqual([]);
  });
});

it("what has come glows, what has gone does not", () => {
  const facts = [
    { kind: "discarded", seat: 0, card: "zoo" },
    { kind: "revealed", seat: 0, deck: 1, card: "school" },
    { kind: "bought", seat: 0, card: "museum" },
    { kind: "took", seat: 0, card: "film_studio" },
    { kind: "market_taken", seat: 1, market: "market_blue" },
    { kind: "lost", seat: 0, card: "library" },
  ];
  expect(freshCards(facts)).toEqual(["school", "museum", "film_studio", "market_blue"]);
});
