/** What is marked in the city at this moment. */

import type { Colour } from "../types";
import type { Cell } from "./projection";

export type Ring = "open" | "lit" | "chosen";

export interface Area {
  cells: Cell[];
  colour: Colour;
  isLit: boolean;
}

export interface Marks {
  /** By cell, of buildings and letters. */
  rings: Record<string, Ring>;
  /** The cell of what would be built. */
  ghost: string;
  /** Buildings that have just given something. */
  glowing: string[];
  /** The cell that has just been built on. */
  raised: string;
  /** Where a letter may go. */
  places: Cell[];
  areas: Area[];
  /** A building that is looked at through the tower before it. */
  behind: string;
  /** What is in no area steps back. */
  isDimmed: boolean;
}

export const UNMARKED: Marks = {
  rings: {},
  ghost: "",
  glowing: [],
  raised: "",
  places: [],
  areas: [],
  behind: "",
  isDimmed: false,
};
