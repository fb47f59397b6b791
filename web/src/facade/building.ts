/** What a building is made of: a house with its parts, or a silhouette of its own. */

import type { Brush } from "./brush";
import type { House } from "./house";
import type { Luck } from "./luck";
import type { Paint } from "./palette";

export interface Own {
  draw: (b: Brush, luck: Luck) => void;
  paint?: Paint;
}

export type Building = House | Own;

/** By the id of the card. */
export type Buildings = Record<string, Building>;

export const own = (draw: Own["draw"], paint?: Paint): Own => (paint ? { draw, paint } : { draw });

/** A building that nobody has described yet is a plain house. */
export const plainHouse: House = {
  wide: 70,
  storeys: 3,
  roof: "gable",
  windows: "sash",
  emblem: "heart",
};
