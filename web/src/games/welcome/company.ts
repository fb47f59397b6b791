/** Everybody at the table, as every list of towns needs them. */

import type { Player } from "../../table/model/players";
import type { Place } from "./ranking";

export interface Company {
  places: Place[];
  players: Player[];
  viewer: number | null;
  /** Who has not ended the turn. */
  awaited: number[];
  isOver: boolean;
  look: (seat: number) => void;
}
