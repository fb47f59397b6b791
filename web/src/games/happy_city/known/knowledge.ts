/** What a careful player knows of the building cards: two of each name (HC-6), and where both are.
 *  All have seen what was revealed, bought and discarded, so the rest is in its deck (HC-183). */

import { STATES, type State } from "../../../table/known/states";
import { COLOURS, type Cards, type Colour, type Public } from "../types";

const COPIES = 2;

export interface Name {
  id: string;
  cost: number;
  colour: Colour | "";
  /** What is hidden first. */
  copies: { state: State }[];
}

/** Of one deck, the cheapest first. */
export function namesIn(deck: number, seen: Public, cards: Cards): Name[] {
  return Object.entries(cards)
    .filter(([, card]) => card.group === "building" && card.deck === deck)
    .map(([id, { cost, colour }]) => ({ id, cost, colour, copies: copiesOf(id, seen) }))
    .toSorted((a, b) => a.cost - b.cost || colourOf(a) - colourOf(b));
}

/** How many of each colour are hidden, of how many. */
export function coloursIn(names: Name[]): { colour: Colour; left: number; all: number }[] {
  return COLOURS.map((colour) => {
    const copies = names.filter((name) => name.colour === colour).flatMap((name) => name.copies);
    const left = copies.filter(({ state }) => state === "left").length;
    return { colour, left, all: copies.length };
  }).filter(({ all }) => all > 0);
}

/** HC-24: a stack begins with one card less than there are players. */
export function dwellingsLeft(
  seen: Public,
  cards: Cards,
): { id: string; left: number; all: number }[] {
  return Object.keys(cards)
    .filter((id) => cards[id]?.group === "dwelling")
    .map((id, place) => ({
      id,
      left: seen.dwellings[place] ?? 0,
      all: seen.cities.length - 1,
    }));
}

function copiesOf(id: string, { cities, display, discards }: Public): { state: State }[] {
  const here = (places: string[][]) => places.flat().filter((card) => card === id).length;
  const seen = { open: here([display]), back: here(discards), gone: here(cities) };
  const counts = { left: COPIES - seen.open - seen.back - seen.gone, ...seen };
  return STATES.flatMap((state) => Array.from({ length: counts[state] }, () => ({ state })));
}

function colourOf({ colour }: Name): number {
  return colour === "" ? -1 : COLOURS.indexOf(colour);
}
