/** A position to look at: for the gallery, and wherever the board is explained. */

import type { Public } from "./types";
import type { PileView } from "./views";

export const sample: Public = {
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

export const sampleLegal = ["buy bookshop", "buy observatory", "buy apartment_building", "pass"];
