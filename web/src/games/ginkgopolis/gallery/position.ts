/** A position to look at: three players, round 12, the first seat chooses. */

import { building, table } from "../fixtures";
import type { Private, Public } from "../types";

const site = (cell: number[], tiles: string, owner: number) => ({
  ...building(cell, tiles, owner),
  site: true,
});

const CITY = [
  building([-1, -2], "red_18", 1),
  building([0, -2], "blue_1 red_12", 2),
  building([-1, -1], "yellow_2 blue_11", 1),
  site([0, -1], "red_2 yellow_8 red_5 blue_19", 1),
  building([1, -2], "blue_5", 1),
  site([1, -1], "red_3 blue_2 red_14 blue_16", 2),
  building([2, -1], "blue_4", 0),
  site([-3, 0], "yellow_19", 1),
  building([-2, 0], "yellow_7", 1),
  site([-1, 0], "blue_3 blue_8 red_20", 0),
  building([0, 0], "red_1 yellow_16", 0),
  building([1, 0], "yellow_3", -1),
  building([2, 0], "blue_14", 1),
  building([-1, 1], "blue_10", -1),
  building([0, 1], "yellow_1 blue_12 blue_6", 2),
  building([1, 1], "red_6 blue_7 yellow_20", 0),
  building([2, 1], "yellow_5 red_4", 2),
];
const cells = [
  [-2, -2],
  [0, -3],
  [2, -2],
  [3, -1],
  [3, 0],
  [3, 1],
  [1, 2],
  [0, 2],
  [-1, 2],
  [-2, 1],
  [-3, -1],
  [-2, -1],
];

export const TABLE: Public = {
  ...table({
    round: 12,
    city: CITY,
    reserve: { size: 14, turned: 0, exhaustions: 0 },
    tiles: [5, 4, 3],
    shown: [[], [], []],
    deck: { size: 3, shuffles: 2, turned: 7, made_of: [] },
    discard: ["urban_k", "card_yellow_7"],
    hand_sizes: [4, 3, 4],
    cards: [
      ["char_01", "char_02", "char_03", "card_red_1", "card_blue_3", "card_blue_13"],
      ["char_10", "char_11", "char_12", "card_blue_1"],
      ["char_04", "char_05", "char_06", "card_yellow_2", "card_red_20"],
    ],
    stock: [7, 0, 4],
    resources: [4, 3, 5],
    vp: [11, 12, 9],
    new_hands: [2, 2, 1],
    committed: ["", "with_tile", ""],
    deciding: [false, false, false],
    first: 1,
    open_counts: true,
  }),
  tokens: cells,
  districts: [
    {
      name: "tile_blue_19",
      cells: [
        [-1, -1],
        [0, -1],
        [1, -1],
        [1, -2],
        [2, -1],
        [2, 0],
      ],
      shares: [
        { seat: 1, resources: 8, points: 13 },
        { seat: 2, resources: 4, points: 4 },
        { seat: 0, resources: 1, points: 0 },
      ],
    },
  ],
};

export const OWN: Private = {
  known: [["card_yellow_3", "card_blue_6", "card_yellow_7", "urban_h"], [], []],
  tiles: ["tile_yellow_9", "tile_blue_9", "tile_yellow_10", "tile_red_10", "tile_yellow_13"],
  ...{ chosen: "", laid: "", picks: [], returned: [], looks: [], picked: [] },
};

export const LEGAL: string[] = [
  ...(OWN.known[0] ?? []).flatMap((card) => [
    `exploit ${card}`,
    ...OWN.tiles.map((tile) => `build ${card} ${tile}`),
  ]),
  "new_hand",
];
