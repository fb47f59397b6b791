/** Made from the views of the game in Python (`make schema`). Do not edit. */

/** Of a pile whose contents all can follow, though not their order. */
export interface PileView {
  cards: string[];
  size: number;
  made_of: string[];
  shuffles: number;
  turned: number;
}

/** Discard piles and box are listed, too: their contents follow from what all have seen.
 *  
 *  Income, residents and hearts are what counts now, with what the special building adds. Prices
 *  are those that it changes; `passing` is what buying nothing brings (HC-72, HC-158). -1 and ""
 *  where there is none. */
export interface PublicView {
  first: number;
  round: number;
  question: "draft" | "louvre" | "discard" | "reveal" | "buy" | "special" | "sphinx" | "pyramid" | "over";
  turn: number;
  coins: number[];
  cities: string[][];
  display: string[];
  decks: PileView[];
  discards: string[][];
  dwellings: number[];
  row: string[];
  box: PileView;
  markets: string[];
  special: string[];
  special_slot: number[];
  louvre_phases: number;
  louvre_target: number;
  tunnel_open: boolean;
  pyramid_target: number[];
  income: number[];
  residents: number[];
  hearts: number[];
  colours: Record<"yellow" | "blue" | "green" | "orange" | "purple", number>[];
  prices: Record<string, number>[];
  passing: number[];
}

export type PrivateView = Record<string, never>;
