/** The three decks: what their backs tell, and how high they are. */

import { deckAction } from "./legal";
import { COLOURS, type Cards, type Colour, type Public } from "./types";

export interface Deck {
  number: number;
  /** Of the cards in it. */
  lowest: number;
  highest: number;
  /** A storey stands for two cards of a kind (HC-5); there are two of each name (HC-6). */
  kinds: { colour: Colour; storeys: number }[];
  size: number;
  discarded: number;
  action: string | null;
}

export function decksOf(seen: Public, cards: Cards): Deck[] {
  return seen.decks.map(({ size }, place) => {
    const number = place + 1;
    const names = Object.values(cards).filter(({ deck }) => deck === number);
    const costs = names.map(({ cost }) => cost);
    return {
      number,
      lowest: Math.min(...costs),
      highest: Math.max(...costs),
      kinds: COLOURS.map((colour) => ({
        colour,
        storeys: names.filter((card) => card.colour === colour).length,
      })).filter(({ storeys }) => storeys > 0),
      size,
      discarded: seen.discards[place]?.length ?? 0,
      action: deckAction(seen, place),
    };
  });
}
