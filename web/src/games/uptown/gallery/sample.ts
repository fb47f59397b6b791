/** The position of the gallery as a table, and an end. */

import { line, type Sample } from "../../../table/gallery/sample";
import { LEGAL, TABLE } from "./position";

const standing = (rank: number, prestige: number, money: number) => ({
  rank,
  score: prestige + money,
  lines: [line("UP-154", prestige, "plot_1"), line("UP-153", 1, "money", money)],
  tie_breaks: [line("UP-160", 8)],
  parts: { plot_1: [line("UP-151", prestige, "newsroom")] },
});

export const sample: Sample = {
  game: "uptown",
  public: TABLE,
  private: {},
  legal: LEGAL,
  facts: [
    { kind: "round_began", round: 15 },
    { kind: "gave", seat: 1, project: "leaky_pipes", receiver: 0, plot: 3, floor: 6 },
    { kind: "built", seat: 1, project: "nurses_flat", plot: 5, floor: 3 },
    { kind: "built", seat: 2, project: "solar_array", plot: 4, floor: 6 },
    { kind: "built", seat: 0, project: "music_school", plot: 5, floor: 2 },
  ],
  standings: [standing(1, 58, 2), standing(3, 38, 3), standing(2, 41, 4)],
};
