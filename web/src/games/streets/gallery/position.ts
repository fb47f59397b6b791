/** A position to look at: three players, a tile in hand, people and seekers in all facings. */

import { newLot } from "../city/city";
import type { Facing } from "../city/geometry";
import type { Building, Public } from "../types";

/** Tile, cell, facing, owner, people, seekers: each of one colour. */
function lot(
  tile: string,
  x: number,
  y: number,
  facing: Facing,
  owner = -1,
  people = [0, 0, 0, 0],
  seekers = [0, 0, 0, 0],
): Building {
  return {
    ...newLot(tile, { x, y }, facing),
    owner,
    signs: owner < 0 ? 0 : 1,
    people,
    seekers,
    street: 0,
    enclosed: false,
    income: 0,
  };
}

const BUILDINGS: Building[] = [
  lot("central_station", 0, 0, "s", -1, [0, 0, 0, 0], [0, 0, 1, 1]),
  lot("city_park", 1, 0, "w"),
  lot("chillax_spa", -1, 0, "e", 0, [5, 0, 0, 0]),
  lot("tapas_bar", -1, 1, "e", 2, [1, 0, 0, 0]),
  lot("art_gallery", 0, 1, "s", 1, [0, 2, 0, 0]),
  lot("student_house", 1, 1, "s", 0, [0, 1, 0, 0]),
  lot("vinyl_shop", 2, 1, "s", 1, [0, 3, 0, 0]),
  lot("observation_deck", -1, 2, "n", 2, [1, 0, 0, 0]),
  lot("petting_farm", 0, -1, "w", 0, [0, 0, 2, 0]),
  lot("hardware_store", 3, 1, "w", 1),
  lot("department_store", 3, 0, "w", 2, [0, 0, 0, 2]),
];

export const LEGAL = [
  "place 4,1 s",
  "place 4,1 n",
  "place 3,2 w",
  "place 3,2 n",
  "place 2,0 w",
  "place -1,3 e",
  "place -2,2 n",
];

export const TABLE: Public = {
  turn: 12,
  side: 0,
  question: "place",
  builds_left: 1,
  built: 0,
  tile: "corner_pub",
  signs: 1,
  queue: [],
  street: "",
  abandoning: "",
  waiting: [],
  free_tokens: 0,
  colour: "tourist",
  money: [21, 12, 17],
  unused: [2, 2, 2],
  supply: [0, 0, 0, 0],
  tokens: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  consultants: ["", "", ""],
  hands: [
    { kinds: ["parent", "wild"], shown: [] },
    { kinds: ["tourist", "shopper", "wild"], shown: [] },
    { kinds: ["hipster", "parent", "shopper"], shown: [] },
  ],
  stack: {
    size: 14,
    top: "hipster",
    open: "",
    backs: [3, 3, 3, 3, 2],
    endgame: 0,
    endgame_back: "",
  },
  covered: [],
  box: [],
  buildings: BUILDINGS,
  points: [],
};
