/** Made from the views of the game in Python (`make schema`). Do not edit. */

/** What a storey brings now: `income` at every payout of its street, `prestige` at the end. */
export interface StoreyView {
  project: string;
  income: number;
  prestige: number;
}

export interface PlotView {
  storeys: StoreyView[];
  closed: boolean;
}

/** An open card is the list of its projects, empty where there is none. `decks` and `municipal`
 *  count the cards of a pile with the open one; which cards lie below the open ones follows from
 *  all that can be seen. `payout` is what a street would be paid if a plot were closed now, without
 *  the roof's own income; it may be negative (UP-103). `points` is the total if the game ended now.
 *  `gave`: the gifts that each seat has played. `placeable`: whether whoever acts has a place for
 *  the open card of a deck (UP-56). */
export interface PublicView {
  first: number;
  round: number;
  turn: number;
  question: "first_action" | "second_action" | "over";
  free: string[];
  wallet: number[];
  money: number[];
  streets: PlotView[][];
  gave: string[][];
  tops: string[][];
  decks: number[];
  top: string[];
  municipal: number;
  box: string[];
  is_last: boolean;
  payout: number[];
  points: number[];
  placeable: boolean[];
}

export type PrivateView = Record<string, never>;
