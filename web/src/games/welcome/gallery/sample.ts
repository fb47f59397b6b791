/** A position to look at, and an end. */

import { line, type Sample } from "../../../table/gallery/sample";
import type { Private, Public } from "../types";

const OWN = "3.6.7..|abe/.67..|8..a.|f/...|.6..9a.|.. 110 121010 0 0 -,-,- 11,0,4,0,0,7,0,0,0";

const table: Public = {
  round: 15,
  over: false,
  plans: ["plan1_estates_111111", "plan2_estates_45", "plan3_estates_126"],
  approved: [false, true, false],
  numbers: ["c_10_park_a", "c_11_fence_a", "c_13_pool_a"],
  effects: ["c_04_park_a", "c_10_pool_a", "c_08_fence_b"],
  drawn: [],
  deck: { size: 33, shuffles: 0, turned: 48, top: "", solo_card: false },
  discard: "",
  discard_backs: [0, 0, 0, 0, 0, 0],
  hands: [],
  marker: -1,
  committed: [1],
  sheets: [
    OWN,
    "567.|.8|..bf/.67.8...|.ae/.....57..a.. 112 002301 0 0 -,-,- 8,0,8,0,0,0,0,0,0",
    ".37|.|8a..f./.4...8..|9b'b/..36|..8..9.b 011 102200 1 0 -,-,- 15,0,4,0,7,5,-1,0,0",
  ],
};

const own: Private = {
  step: "choose",
  sheet: OWN,
  turn: {
    number_card: -1,
    effect_card: -1,
    number: -1,
    effect: "",
    house: "",
    written: -1,
    refused: false,
    target: -1,
    amount: 0,
    roundabout: "",
    plan: -1,
    picks: [],
    claims: [],
    wish: false,
    pass_card: -1,
  },
  known: [],
  known_discards: [],
};

const standing = (rank: number, parks: number, temps: number, estates: number) => ({
  rank,
  score: parks + temps + estates,
  lines: [
    line("WT-159", parks, "parks"),
    line("WT-162", temps, "temps"),
    line("WT-161", estates, "estates"),
  ],
  tie_breaks: [line("WT-168", 7, "estates")],
  parts: {
    parks: [line("WT-159", parks, "park_1")],
    temps: [line("WT-162", temps, "temps")],
    estates: [line("WT-161", estates, "estates_1")],
  },
});

export const sample: Sample = {
  game: "welcome",
  public: table,
  private: own,
  legal: ["take 2", "take 3"],
  facts: [
    { kind: "round_began", round: 14, numbers: [], effects: [] },
    turn(0, "2.9", 10, "agent", "5"),
    turn(1, "1.6", 8, "park", "1"),
    turn(2, "2.2", 4),
    { kind: "round_began", round: 15, numbers: [], effects: [] },
    { kind: "committed", seat: 1 },
  ],
  standings: [standing(2, 6, 7, 12), standing(1, 10, 4, 26), standing(3, 4, 0, 9)],
};

function turn(seat: number, house: string, number: number, effect = "", target = "") {
  return { kind: "turn", seat, number, house, effect, target, amount: 0, gained: 0, lines: [] };
}
