import { describe, expect, it } from "vitest";
import type { Fact } from "../../../api/client";
import { buildingCards } from "../fixtures";
import { flightsOf, freshCards } from "./flights";

const cards = buildingCards();
const line = (each: number, count = 1) => ({ rule: "", each, count, source: "" });
const flights = (...facts: Fact[]) => flightsOf(facts, cards);
const card = (card: string, from: string[], to: string[]) => ({ card, coins: 0, from, to });
const coins = (coins: number, from: string[], to: string[]) => ({ card: "", coins, from, to });

describe("what flies", () => {
  it("a revealed card comes from its deck (HC-64)", () => {
    const revealed = { kind: "revealed", seat: 0, deck: 2, card: "grand_hotel" };
    expect(flights(revealed)).toEqual([card("grand_hotel", ["deck-2"], ["card-grand_hotel"])]);
  });

  it("a discarded card goes to the deck it came from (HC-62)", () => {
    const discarded = { kind: "discarded", seat: 0, card: "zoo" };
    expect(flights(discarded)).toEqual([card("zoo", ["card-zoo"], ["deck-3"])]);
  });

  it("what comes into a city goes to its plot, or to the tab of a city that is not shown", () => {
    const bought = { kind: "bought", seat: 1, card: "museum", slot: 4, lines: [line(4)] };
    const took = { kind: "took", seat: 1, card: "film_studio", slot: 5 };
    const market = { kind: "market_taken", seat: 1, market: "market_blue" };
    const toCity = (id: string) => card(id, [`card-${id}`], [`plot-1-${id}`, "city-1"]);
    expect(flights(bought, took, market)).toEqual(
      ["museum", "film_studio", "market_blue"].map(toCity),
    );
  });

  it("what the Statue of Liberty replaces goes to its discard pile (HC-E28)", () => {
    const lost = { kind: "lost", seat: 0, card: "library", slot: 3 };
    expect(flights(lost)).toEqual([card("library", ["plot-0-library", "city-0"], ["deck-1"])]);
  });

  it("but a dwelling, which has no pile, leaves the table (HC-224)", () => {
    expect(flights({ kind: "lost", seat: 0, card: "house", slot: 3 })).toEqual([
      card("house", ["plot-0-house", "city-0"], []),
    ]);
  });

  it("income comes from the bank in one heap: 7 in the city of HC-E5", () => {
    const income = { kind: "income", seat: 0, lines: [1, 1, 2, 1, 2].map((each) => line(each)) };
    expect(flights(income)).toEqual([coins(7, [], ["city-0"])]);
  });

  it("income per card is counted: 3 for each of two purple ones (HC-E25)", () => {
    const income = { kind: "income", seat: 0, lines: [line(3, 2), line(5)] };
    expect(flights(income)).toEqual([coins(11, [], ["city-0"])]);
  });

  it("who buys nothing takes a coin (HC-72), whom the Royal Palace taxes pays one (HC-152)", () => {
    const passed = { kind: "passed", seat: 1, line: line(1) };
    const taxed = { kind: "coins", seat: 2, line: line(-1) };
    expect(flights(passed, taxed)).toEqual([coins(1, [], ["city-1"]), coins(1, ["city-2"], [])]);
  });

  it("no coins are no flight, and what only is said flies nowhere", () => {
    const nothing = { kind: "income", seat: 0, lines: [line(0)] };
    expect(flights(nothing, { kind: "kept" }, { kind: "declined" })).toEqual([]);
  });

  it("of a long absence only the end is shown", () => {
    const passed = Array.from({ length: 40 }, (_, at) => ({
      ...{ kind: "passed", seat: 0, line: line(at + 1) },
    }));
    const shown = flights(...passed);
    expect(shown.length).toBeLessThan(40);
    expect(shown.at(-1)?.coins).toBe(40);
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
