import { describe, expect, it } from "vitest";
import { position } from "./fixtures";
import { displayOf, dwellingsOf, laidOut, marketsOf, pricesFor } from "./offer";

const actions = (offered: { action: string | null }[]): (string | null)[] =>
  offered.map(({ action }) => action);

describe("what lies open", () => {
  it("is bought in the third step, dwellings as well (HC-70, HC-71)", () => {
    const seen = position({ question: "buy" });
    expect(actions(displayOf(seen))).toEqual([
      "buy haunted_house",
      "buy museum",
      "buy grand_hotel",
    ]);
    expect(actions(dwellingsOf(seen))).toEqual([
      "buy house",
      "buy apartment_building",
      "buy luxury_residence",
    ]);
  });

  it("is discarded in the first step, but dwellings are not (HC-60, HC-61)", () => {
    const seen = position({ question: "discard", display: ["grocery", "museum"] });
    expect(actions(displayOf(seen))).toEqual(["discard grocery", "discard museum"]);
    expect(actions(dwellingsOf(seen))).toEqual([null, null, null]);
  });

  it("is only looked at in the other steps", () => {
    const seen = position({ question: "reveal", display: ["museum"] });
    expect(displayOf(seen)).toEqual([{ id: "museum", action: null }]);
  });

  it("may be two cards of one name (HC-205)", () => {
    const seen = position({ display: ["school", "school", "zoo"] });
    expect(displayOf(seen).map(({ id }) => id)).toEqual(["school", "school", "zoo"]);
  });

  it("tells how many dwellings are left in each stack", () => {
    const seen = position({ dwellings: [2, 0, 1] });
    expect(dwellingsOf(seen).map(({ id, left }) => [id, left])).toEqual([
      ["house", 2],
      ["apartment_building", 0],
      ["luxury_residence", 1],
    ]);
  });

  it("is a market for everybody in the draft (HC-133)", () => {
    const seen = position({ question: "draft", markets: ["market_blue", "market_green"] });
    expect(actions(marketsOf(seen))).toEqual(["draft market_blue", "draft market_green"]);
  });
});

describe("prices", () => {
  const airport = { house: 0, luxury_residence: 3 }; // HC-E23
  const seen = position({ prices: [{}, airport] });

  it("are changed for the owner of the building alone (HC-143)", () => {
    expect(pricesFor(seen, 1)).toEqual(airport);
    expect(pricesFor(seen, 0)).toEqual({});
  });

  it("are the printed ones for spectators", () => {
    expect(pricesFor(seen, null)).toEqual({});
  });
});

describe("the places of the display", () => {
  const lay = (...cards: string[]) => cards.map((id) => ({ id, action: null }));
  const ids = (places: ReturnType<typeof laidOut>) => places.map((one) => one?.id ?? null);
  const empty = [null, null, null];

  it("keep their cards when another leaves, and its place is open", () => {
    const before = laidOut(empty, lay("zoo", "school", "museum"));
    expect(ids(laidOut(before, lay("school", "museum")))).toEqual([null, "school", "museum"]);
  });

  it("take a new card where there is room", () => {
    const before = [null, ...lay("school", "museum")];
    expect(ids(laidOut(before, lay("school", "museum", "zoo")))).toEqual([
      "zoo",
      "school",
      "museum",
    ]);
  });

  it("know two copies of a card from one", () => {
    const before = laidOut(empty, lay("school", "school", "zoo"));
    expect(ids(laidOut(before, lay("school", "zoo")))).toEqual(["school", null, "zoo"]);
  });
});
