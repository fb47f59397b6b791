/** A table of three in the middle of a game, and an end. */

import { line, type Sample } from "../../../table/gallery/sample";
import { LEGAL, TABLE } from "./position";

const standing = (rank: number, streets: number, final: number) => ({
  rank,
  score: streets + final,
  lines: [line("ST-84", streets, "streets"), line("ST-151", final, "final")],
  tie_breaks: [],
  parts: {
    streets: [line("ST-84", streets)],
    final: [line("ST-91", 2, "art_gallery", final), line("ST-151", -final, "art_gallery")],
  },
});

export const sample: Sample = {
  game: "streets",
  public: TABLE,
  private: { hand: ["toy_store", "copy_shop"] },
  legal: LEGAL,
  facts: [
    { kind: "built", seat: 1, tile: "vinyl_shop", x: 2, y: 1, facing: "s", signs: 1 },
    { kind: "built", seat: 2, tile: "tapas_bar", x: -1, y: 1, facing: "e", signs: 1 },
  ],
  standings: [standing(1, 41, 12), standing(3, 22, 9), standing(2, 30, 14)],
};
