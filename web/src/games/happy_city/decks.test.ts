import { describe, expect, it } from "vitest";
import { decksOf } from "./decks";
import { buildingCards, position } from "./fixtures";

const cards = buildingCards();

describe("the backs of the decks", () => {
  const decks = decksOf(position(), cards);

  it("tell the range of prices (HC-4)", () => {
    expect(decks.map(({ number, lowest, highest }) => [number, lowest, highest])).toEqual([
      [1, 1, 3],
      [2, 4, 5],
      [3, 6, 9],
    ]);
  });

  it("tell the kinds, a storey for two cards (HC-5)", () => {
    const cardsOfKind = decks.map(({ kinds }) =>
      Object.fromEntries(kinds.map(({ colour, storeys }) => [colour, 2 * storeys])),
    );
    expect(cardsOfKind).toEqual([
      { orange: 2, purple: 4, blue: 8, yellow: 12, green: 2 },
      { orange: 4, blue: 6, yellow: 6, purple: 4 },
      { blue: 4, orange: 12, green: 2 },
    ]);
  });
});

describe("the decks", () => {
  it("show how many cards are in them, and how many were discarded (HC-181, HC-182)", () => {
    const pile = (size: number) => ({ size, cards: [], made_of: [], shuffles: 0, turned: 0 });
    const decks = decksOf(
      position({
        decks: [pile(23), pile(0), pile(18)],
        discards: [["grocery"], [], ["spa", "zoo"]],
      }),
      cards,
    );
    expect(decks.map(({ size }) => size)).toEqual([23, 0, 18]);
    expect(decks.map(({ discarded }) => discarded)).toEqual([1, 0, 2]);
  });

  it("are chosen while the display is refilled, and only then (HC-64)", () => {
    const actions = (question: "reveal" | "buy"): (string | null)[] =>
      decksOf(position({ question }), cards).map(({ action }) => action);
    expect(actions("reveal")).toEqual(["reveal 1", "reveal 2", "reveal 3"]);
    expect(actions("buy")).toEqual([null, null, null]);
  });
});
