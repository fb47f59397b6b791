/** Made from the views of the game in Python (`make schema`). Do not edit. */

/** `size`: cards in it (standard: below the tops of the three piles). `top`: solo and draft, the
 *  effect on top, or `solo_card`, or "". */
export interface DeckView {
  size: number;
  shuffles: number;
  turned: number;
  top: string;
  solo_card: boolean;
}

/** `put_in`: what all have seen going into the deck, as `marks`. `kept`: for each hand, and last
 *  for the discard, how many hidden cards of each effect surely have not been in the deck since;
 *  one list of all these. */
export interface PublicShuffle {
  put_in: string;
  kept: number[];
}

/** `discard`: a character for each card, in the order of the components: 1 if all know that it
 *  lies there; `discard_backs`: in the draft, how many more of each effect. `hands`: in the draft,
 *  the backs of the cards in each hand. `sheets`: see `text`. After a reshuffle in the draft there
 *  is also a `shuffle` (see `draft`), here and in the private view. */
export interface PublicView {
  round: number;
  over: boolean;
  plans: string[];
  approved: boolean[];
  numbers: string[];
  effects: string[];
  drawn: string[];
  deck: DeckView;
  discard: string;
  discard_backs: number[];
  hands: ("fence" | "agent" | "park" | "pool" | "temp" | "bis")[][];
  marker: number;
  committed: number[];
  sheets: string[];
  shuffle?: PublicShuffle;
}

/** What the seat has done so far in this round; "" and -1 where it has not. Cards and plans are
 *  counted from 1. */
export interface TurnView {
  number_card: number;
  effect_card: number;
  number: number;
  effect: "fence" | "agent" | "park" | "pool" | "temp" | "bis" | "";
  house: string;
  written: number;
  refused: boolean;
  target: number;
  amount: number;
  roundabout: string;
  plan: number;
  picks: string[];
  claims: number[];
  wish: boolean;
  pass_card: number;
}

/** What the seat has seen, and not all have, of the cards put in and of the cards kept out. */
export interface PrivateShuffle {
  put_in: string[];
  kept: string[];
}

/** `step`: what the seat is asked. `sheet`: with all it has done in this round. In the draft:
 *  `known`, the cards it has seen in each hand (its own: all, in the order of `play`), and
 *  `known_discards`, those it has seen in the discard and not all have. */
export interface PrivateView {
  step: "choose" | "write" | "effect" | "pass" | "finish" | "estate" | "wish" | "committed";
  sheet: string;
  turn: TurnView;
  known: string[][];
  known_discards: string[];
  shuffle?: PrivateShuffle;
}
