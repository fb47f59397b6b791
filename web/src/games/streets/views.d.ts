/** Made from the views of the game in Python (`make schema`). Do not edit. */

/** The backs, and those tiles that all have seen. */
export interface HandView {
  kinds: string[];
  shown: string[];
}

/** `size` counts what lies face down; `top` is its back, `open` the tile that lies open on it
 *  when one plays alone. `backs`: by kind, what lies below, with the endgame stack. `endgame`
 *  counts what of that is not turned up; `endgame_back` is on top of it until it is shuffled. */
export interface StackView {
  size: number;
  top: string;
  open: string;
  backs: number[];
  endgame: number;
  endgame_back: string;
}

/** `owner` is -1 for none. `people` and `seekers` by colour. `street`: the number of the first
 *  building of its street; `income`: what it would pay its owner if that were scored now. */
export interface BuildingView {
  tile: string;
  x: number;
  y: number;
  facing: "n" | "e" | "s" | "w";
  owner: number;
  signs: number;
  abandoned: boolean;
  people: number[];
  seekers: number[];
  street: number;
  enclosed: boolean;
  income: number;
}

/** The Grifter is the side after the last seat. `tile` is being built, with so many `signs`;
 *  `queue` has the streets that are still to be scored and `street` the one that is, by their first
 *  buildings; the people of `abandoning` leave. `waiting`: the sides that are still to take tokens
 *  or to be paid there. `colour` is that of the people who move. `points`: at the end. */
export interface PublicView {
  turn: number;
  side: number;
  question: "consultant" | "abandon" | "build" | "place" | "return" | "street" | "business" | "token" | "swap" | "move" | "grifter_place" | "grifter_token" | "over";
  builds_left: number;
  built: number;
  tile: string;
  signs: number;
  queue: string[];
  street: string;
  abandoning: string;
  waiting: number[];
  free_tokens: number;
  colour: string;
  money: number[];
  unused: number[];
  supply: number[];
  tokens: number[][];
  consultants: string[];
  hands: HandView[];
  stack: StackView;
  covered: string[];
  box: string[];
  buildings: BuildingView[];
  points: number[];
}

/** The fronts of the own tiles. */
export interface PrivateView {
  hand: string[];
}
