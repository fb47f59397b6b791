/** A position to look at: three players, round 15, the second action of the first seat. */

import type { Plot, Public } from "../types";

/** Storeys from the ground up, each `id income prestige`. */
function plot(isClosed: boolean, ...storeys: string[]): Plot {
  return {
    closed: isClosed,
    storeys: storeys.map((text) => {
      const [project = "", income, prestige] = text.split(" ");
      return { project, income: Number(income), prestige: Number(prestige) };
    }),
  };
}

export const STREETS: Plot[][] = [
  [
    plot(
      true,
      "temp_agency 0 2",
      "open_plan_offices 1 0",
      "sorting_office 0 1",
      "newsroom 0 8",
      "insurance_tower 4 0",
      "map_and_survey_bureau 0 2",
      "planning_office 0 1",
      "clock_tower 0 7",
    ),
    plot(
      false,
      "basement_bistro 2 1",
      "caretakers_flat 0 1",
      "workers_flats 0 0",
      "bay_window_flat 0 5",
      "balcony_flat 0 3",
    ),
    plot(
      false,
      "ice_cream_parlour 1 2",
      "capsule_hotel 1 0",
      "boutique_hotel 0 3",
      "winter_garden 0 4",
      "grand_hotel 2 5",
      "leaky_pipes -1 -2",
    ),
    plot(true, "fashion_arcade 1 3", "yoga_loft 0 3", "mansard_offices 1 1", "rooftop_garden 0 4"),
    plot(false, "public_baths 1 1", "music_school 0 3"),
  ],
  [
    plot(
      true,
      "tea_room 0 2",
      "law_chambers 0 2",
      "accountants_row 1 1",
      "startup_hive 2 0",
      "editors_eyrie 0 3",
    ),
    plot(false, "florist 1 0", "bookshop 0 2", "toy_shop 1 1", "delicatessen 2 0"),
    plot(
      true,
      "cellar_bar 2 0",
      "business_hotel 2 0",
      "airport_hotel 2 0",
      "casino_hotel 3 2",
      "attic_dormitory 0 1",
      "neon_sign 2 1",
    ),
    plot(true, "pocket_park 1 3"),
    plot(false, "garden_flat 0 2", "veterans_flat 0 1", "nurses_flat 0 2"),
  ],
  [
    plot(false, "corner_shop 1 1", "teachers_flat 0 1", "haunted_flat 0 -4", "family_flat 0 2"),
    plot(
      true,
      "notarys_chambers 1 2",
      "design_studio 1 0",
      "game_studio 1 0",
      "think_tank -1 5",
      "slate_roof 0 0",
    ),
    plot(true, "summer_pavilion 0 3", "flagpole 0 2"),
    plot(
      true,
      "espresso_bar 1 0",
      "council_flat 0 1",
      "dance_school 0 2",
      "laundrette 1 0",
      "hipped_roof 0 0",
      "solar_array 1 2",
    ),
    plot(false, "fire_station 1 1", "optician 1 1"),
  ],
];

export const TABLE: Public = {
  first: 1,
  round: 15,
  turn: 2,
  question: "second_action",
  free: [],
  wallet: [8, 11, 12],
  money: [0, 4, 0],
  streets: STREETS,
  gave: [["haunted_flat"], ["leaky_pipes"], []],
  tops: [
    ["crown_residence", "wellness_centre"],
    ["think_tank", "glass_dome_cafe"],
    ["twenty_four_hour_shop", "hotel_belvedere"],
  ],
  decks: [10, 11, 11],
  top: ["toll_booth", "vaccination_room", "museum_annexe", "sawtooth_roof"],
  municipal: 3,
  box: [],
  is_last: false,
  payout: [13, 19, 15],
  points: [60, 41, 45],
  placeable: [true, true, true],
};

export const LEGAL: string[] = [
  ...[2, 3, 5].map((at) => `build hotel_belvedere ${String(at)}`),
  ...[2, 3, 5].map((at) => `build twenty_four_hour_shop ${String(at)}`),
  ...[2, 3, 5].map((at) => `build vaccination_room ${String(at)}`),
  ...[2, 3, 5].map((at) => `build museum_annexe ${String(at)}`),
  ...[2, 3, 5].map((at) => `build sawtooth_roof ${String(at)}`),
  "decline",
];

/** Towers that the sky does not hold: the street steps back, and folds. */
export function towers(floors: number): Plot[] {
  const [street = []] = STREETS;
  const spare = STREETS.flat(2).flatMap(({ storeys }) => storeys.slice(1, -1));
  const all = [...new Map(spare.map((storey) => [storey.project, storey])).values()];
  return street.map((each, i) =>
    i === 0 ? { closed: false, storeys: all.slice(0, floors) } : each,
  );
}
