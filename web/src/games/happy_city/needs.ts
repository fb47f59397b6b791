/** What a special building asks for, card by card. */

import { COLOURS, type Card, type Colour } from "./types";

export interface Need {
  colour: Colour;
  key: string;
  /** Whether the city has this card. */
  isMet: boolean;
}

/** Without a city nothing is missing. Cards are counted, not spent (HC-81, HC-82). */
export function needsFor(needs: Card["needs"], have?: Record<Colour, number>): Need[] {
  return COLOURS.flatMap((colour) =>
    Array.from({ length: needs[colour] ?? 0 }, (_, index) => ({
      colour,
      key: `${colour}${String(index)}`,
      isMet: have === undefined || have[colour] > index,
    })),
  );
}

/** How many of them the city has, of how many. */
export function metOf(needs: Need[]): { met: number; needed: number } {
  return { met: needs.filter(({ isMet }) => isMet).length, needed: needs.length };
}
