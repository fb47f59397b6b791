/** Positions and cards for tests. */

import type { Building, Gain, Parts, Part, Public, Trigger } from "./types";

/** `red_1 red_6`: from the ground up. */
export function building(cell: number[], tiles: string, owner: number): Building {
  return { cell, tiles: tiles.split(" ").map((tile) => `tile_${tile}`), owner, site: false };
}

function bonus(trigger: Trigger, gain: Gain): Part {
  return { group: "building", trigger, gain };
}

export const parts: Parts = {
  card_blue_1: bonus("exploit", { tile: 1 }),
  card_yellow_1: bonus("exploit", { vp: 1 }),
  card_red_2: bonus("urbanize", { resource: 1 }),
  card_yellow_3: bonus("construct", { vp: 1 }),
  card_red_3: bonus("construct", { resource: 1 }),
  card_red_13: {
    group: "building",
    trigger: "",
    gain: {},
    end: { counts: "own_resources_on_colour", vp: 1, of: "red", least: 0, most: 0 },
  },
};

type Given = Partial<Omit<Public, "tokens">> & { tokens?: Record<number, number[]> };

/** Two players choose; nobody has anything that is not given. */
export function table({ tokens = {}, ...given }: Given = {}): Public {
  return {
    round: 3,
    first: 0,
    done: 0,
    acting: -1,
    question: "choose_action",
    city: [],
    tokens: Array.from({ length: 12 }, (_, letter) => tokens[letter] ?? [90 + letter, 90]),
    ring: [],
    districts: [],
    reserve: { size: 30, turned: 0, exhaustions: 0 },
    tiles: [0, 0],
    shown: [[], []],
    deck: { size: 6, shuffles: 0, turned: 0, made_of: [] },
    discard: [],
    supply: [],
    hand_sizes: [4, 4],
    face_down: false,
    cards: [[], []],
    stock: [0, 0],
    resources: [0, 0],
    vp: [0, 0],
    new_hands: [2, 2],
    committed: ["", ""],
    draft_picks: 0,
    deciding: [false, false],
    action: { step: 0, card: "", trigger: 0, spot: [], due: 0 },
    is_last: false,
    open_counts: false,
    ...given,
  };
}
