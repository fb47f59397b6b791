/** A position to look at: for the gallery, and wherever the board is explained. */

import type { Public } from "./types";

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
  decks: [{ size: 14 }, { size: 15 }, { size: 16 }],
  discards: [["shoe_shop"], [], ["casino", "spa"]],
  dwellings: [1, 1, 2],
  row: ["film_studio", "cat_cafe", "unicorn_ranch", "wizard_school"],
  markets: [],
  special: ["", "pirate_ship", ""],
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

export const sampleLegal = ["buy bookshop", "buy observatory", "buy apartment_building", "pass"];
