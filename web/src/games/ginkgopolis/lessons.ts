/** The rulebook's examples, as the figures of the how-to-play page show them. */

import positions from "./lessons.json";
import type { Private, Public } from "./types";

interface Position {
  public: Public;
  private: Private;
  legal: string[];
}

export const POSITIONS = positions as unknown as Record<keyof typeof positions, Position>;

/** What is about to be done in each. */
export const EXAMPLES = {
  alone: { card: "card_red_6", tile: "" },
  outwards: { card: "urban_c", tile: "tile_red_8" },
  upwards: { card: "card_red_7", tile: "tile_yellow_4" },
} as const;

export const ACTIONS = ["alone", "outwards", "upwards"] as const;
export type Example = (typeof ACTIONS)[number];
