/** What every picture of the cities needs to know. */

import type { Pick } from "../pick";
import type { Cards, Public } from "../types";

export interface CityProps {
  seen: Public;
  /** The table before the deed that is on. */
  before: Public | null;
  legal: string[];
  cards: Cards;
  pick: Pick;
  fresh: string[];
  show: (card: string) => void;
  /** An action in words. */
  say: (action: string) => string;
}
