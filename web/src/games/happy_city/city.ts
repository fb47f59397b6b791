/** A city in figures and as streets. */

import { activeSeat } from "./turnOrder";
import type { Public } from "./types";

export const PLOTS = 10;
const STREET = PLOTS / 2;
/** Of more others' cities each is one long street, so that all are on the table. */
const TWO_STREETS_EACH = 2;

export interface StreetOf {
  /** The number of its first plot. */
  from: number;
  houses: string[];
  /** Numbers of the plots that wait for a house. */
  free: number[];
}

/** Plots 1 to 5 above, 6 to 10 below, filled from the left (HC-76); or all in one row. */
export function streetsOf(city: string[], length: number = STREET): StreetOf[] {
  return Array.from({ length: PLOTS / length }, (_, street) => {
    const from = 1 + street * length;
    const plots = Array.from({ length }, (_, plot) => from + plot);
    return {
      from,
      houses: city.slice(from - 1, from - 1 + length),
      free: plots.filter((plot) => plot > city.length),
    };
  });
}

/** How many plots a street of others' cities has, on a table with so many others. */
export function streetLength(others: number): number {
  return others <= TWO_STREETS_EACH ? STREET : PLOTS;
}

export interface Figures {
  coins: number;
  income: number;
  residents: number;
  hearts: number;
  cards: number;
}

export function figuresOf(seen: Public, seat: number): Figures {
  return {
    coins: seen.coins[seat] ?? 0,
    income: seen.income[seat] ?? 0,
    residents: seen.residents[seat] ?? 0,
    hearts: seen.hearts[seat] ?? 0,
    cards: seen.cities[seat]?.length ?? 0,
  };
}

/** What a deed changed, figure by figure; without a table before it, nothing. */
export function changesOf(before: Public | null, after: Public, seat: number): Figures {
  const now = figuresOf(after, seat);
  const then = before ? figuresOf(before, seat) : now;
  return {
    coins: now.coins - then.coins,
    income: now.income - then.income,
    residents: now.residents - then.residents,
    hearts: now.hearts - then.hearts,
    cards: now.cards - then.cards,
  };
}

/** Where there is room for one: that of who acts at the moment, else the one that was asked for;
 *  without a wish one's own, or that of whose turn it is. */
export function cityShown(
  seen: Public,
  viewer: number | null,
  wished: number | null,
  acting: number | null = null,
): number {
  return acting ?? wished ?? viewer ?? activeSeat(seen) ?? seen.first;
}
