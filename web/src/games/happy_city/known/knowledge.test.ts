import { describe, expect, it } from "vitest";
import { countStates } from "../../../table/known/states";
import { buildingCards, position } from "../fixtures";
import { NO_CARD, type Cards, type Public } from "../types";
import { coloursIn, dwellingsLeft, namesIn } from "./knowledge";

const cards = buildingCards();
const EMPTY = position({ cities: [[], []], display: [], discards: [[], [], []] });
const DECKS = [1, 2, 3];
const statesOf = (id: string, seen: Public) =>
  namesIn(cards[id]?.deck ?? 0, seen, cards)
    .find((name) => name.id === id)
    ?.copies.map(({ state }) => state);

describe("before the game", () => {
  it("28, 20 and 18 cards of 14, 10 and 9 names are in their decks (HC-4, HC-6)", () => {
    const names = DECKS.map((deck) => namesIn(deck, EMPTY, cards));
    expect(names.map((some) => some.length)).toEqual([14, 10, 9]);
    const copies = names.map((some) => countStates(some.flatMap((name) => name.copies)));
    expect(copies.map(({ left }) => left)).toEqual([28, 20, 18]);
  });

  it("each deck has its colours (HC-5)", () => {
    const left = DECKS.map((deck) =>
      Object.fromEntries(
        coloursIn(namesIn(deck, EMPTY, cards)).map((share) => [share.colour, share.left]),
      ),
    );
    expect(left).toEqual([
      { orange: 2, purple: 4, blue: 8, yellow: 12, green: 2 },
      { orange: 4, blue: 6, yellow: 6, purple: 4 },
      { blue: 4, orange: 12, green: 2 },
    ]);
  });

  it("the cheapest come first", () => {
    const costs = namesIn(3, EMPTY, cards).map(({ cost }) => cost);
    expect(costs).toEqual([6, 6, 7, 7, 8, 8, 8, 9, 9]);
  });
});

describe("in a game", () => {
  const seen = position({
    cities: [["market_blue", "grocery", "school"], ["grocery"]],
    display: ["library", "school", "zoo"],
    discards: [["bank"], [], []],
  });

  it("what is bought is gone, what lies open is seen, what is discarded comes back (HC-67)", () => {
    expect(statesOf("grocery", seen)).toEqual(["gone", "gone"]);
    expect(statesOf("school", seen)).toEqual(["open", "gone"]);
    expect(statesOf("bank", seen)).toEqual(["left", "back"]);
    expect(statesOf("library", seen)).toEqual(["left", "open"]);
    expect(statesOf("casino", seen)).toEqual(["left", "left"]);
  });

  it("colours are counted by what is hidden", () => {
    const [yellow] = coloursIn(namesIn(1, seen, cards));
    expect(yellow).toEqual({ colour: "yellow", left: 12 - 3, all: 12 });
  });
});

it("dwellings begin with one less than there are players (HC-24)", () => {
  const dwelling = { ...NO_CARD, group: "dwelling" as const };
  const three: Cards = {
    house: dwelling,
    apartment_building: dwelling,
    luxury_residence: dwelling,
  };
  const seen = position({ cities: [[], [], [], []], dwellings: [3, 0, 2] });
  expect(dwellingsLeft(seen, { ...cards, ...three }).map(({ left, all }) => [left, all])).toEqual([
    [3, 3],
    [0, 3],
    [2, 3],
  ]);
});
