/** The position of the gallery as a table, and an end. */

import { line, type Sample } from "../../../table/gallery/sample";
import { LEGAL, OWN, TABLE } from "./position";

const standing = (rank: number, vp: number, cards: number, districts: number, hands: number) => ({
  rank,
  score: vp + cards + districts + 2 * hands,
  lines: [
    line("GK-103", vp, "vp"),
    line("GK-103", cards, "cards"),
    line("GK-103", districts, "districts"),
    line("GK-42", 2, "new_hands", hands),
  ],
  tie_breaks: [],
  parts: {
    cards: [line("GK-122", cards, "card_red_20")],
    districts: [line("GK-108", districts, "tile_blue_19")],
  },
});

export const sample: Sample = {
  game: "ginkgopolis",
  public: TABLE,
  private: OWN,
  legal: LEGAL,
  facts: [
    { kind: "round_began", round: 12, first: 1 },
    { kind: "chose", seat: 1, with_tile: true },
    {
      kind: "gained_vp",
      seat: 2,
      lines: [line("GK-56", 1, "tile_yellow_20", 3), line("GK-57", 1, "card_yellow_1")],
    },
  ],
  standings: [standing(1, 21, 20, 25, 2), standing(3, 34, 8, 18, 2), standing(2, 25, 25, 13, 2)],
};
