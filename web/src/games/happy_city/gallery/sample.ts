/** A position to look at, and an end. */

import { line, type Sample } from "../../../table/gallery/sample";
import type { Public } from "../types";
import type { PileView } from "../views";

const table: Public = {
  first: 0,
  round: 6,
  question: "buy",
  turn: 0,
  coins: [7, 4, 9],
  cities: [
    ["market", "florist", "school", "garage", "house", "museum", "haunted_house"],
    ["market", "grocery", "library", "apartment_building", "factory", "pirate_ship"],
    ["market", "bank", "igloo", "town_park", "steelworks"],
  ],
  display: ["zoo", "bookshop", "observatory"],
  decks: [pile(14), pile(15), pile(16)],
  discards: [["shoe_shop"], [], ["casino", "spa"]],
  dwellings: [1, 1, 2],
  row: ["film_studio", "cat_cafe", "unicorn_ranch", "wizard_school"],
  box: pile(5),
  markets: [],
  special: ["", "pirate_ship", ""],
  special_slot: [-1, 5, -1],
  louvre_phases: 0,
  louvre_target: -1,
  tunnel_open: false,
  pyramid_target: [-1, -1, -1],
  income: [6, 6, 5],
  residents: [2, 3, 2],
  hearts: [3, 1, 0],
  colours: [
    { yellow: 1, blue: 2, green: 1, orange: 1, purple: 1 },
    { yellow: 1, blue: 1, green: 1, orange: 0, purple: 1 },
    { yellow: 1, blue: 1, green: 1, orange: 0, purple: 1 },
  ],
  prices: [{}, {}, {}],
  passing: [1, 1, 1],
};

/** Of which only the height is looked at. */
function pile(size: number): PileView {
  return { size, cards: [], made_of: [], shuffles: 0, turned: 0 };
}

const standing = (rank: number, residents: number, hearts: number) => ({
  rank,
  score: residents * hearts,
  lines: [line("HC-112", hearts, "", residents)],
  tie_breaks: [line("HC-116", 4)],
  parts: {
    residents: [line("HC-110", residents, "luxury_residence")],
    hearts: [line("HC-111", hearts, "museum")],
  },
});

export const sample: Sample = {
  game: "happy_city",
  public: table,
  private: {},
  legal: ["buy bookshop", "buy observatory", "buy apartment_building", "pass"],
  facts: [
    { kind: "round_began", round: 6 },
    { kind: "income", seat: 0, lines: [line("HC-50", 1, "market"), line("HC-50", 2, "garage")] },
    { kind: "income", seat: 1, lines: [line("HC-50", 1, "market"), line("HC-50", 1, "grocery")] },
    { kind: "discarded", seat: 0, card: "casino" },
    { kind: "revealed", seat: 0, deck: 2, card: "zoo" },
    { kind: "bought", seat: 0, card: "museum", slot: 6, lines: [line("HC-74", 4, "museum")] },
    { kind: "passed", seat: 1, line: line("HC-72", 1) },
    { kind: "took", seat: 1, card: "pirate_ship", slot: 6 },
  ],
  standings: [standing(2, 5, 4), standing(1, 4, 6), standing(3, 3, 3)],
};
