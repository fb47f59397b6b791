/** A city in figures and as two streets. */

import { activeSeat } from "./turnOrder";
import type { Public } from "./types";

export const PLOTS = 10;
const STREETS = 2;
const STREET = PLOTS / STREETS;

export interface StreetOf {
  /** The number of its first plot. */
  from: number;
  houses: string[];
  /** Numbers of the plots that wait for a house. */
  free: number[];
}

/** Plots 1 to 5 above, 6 to 10 below, filled from the left (HC-76). */
export function streetsOf(city: string[]): StreetOf[] {
  return Array.from({ length: STREETS }, (_, street) => {
    const from = 1 + street * STREET;
    const plots = Array.from({ length: STREET }, (_, plot) => from + plot);
    return {
      from,
      houses: city.slice(from - 1, from - 1 + STREET),
      free: plots.filter((plot) => plot > city.length),
    };
  });
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

/** The city that was asked for; without a wish one's own, or that of whose turn it is. */
export function cityShown(seen: Public, viewer: number | null, wished: number | null): number {
  return wished ?? viewer ?? activeSeat(seen) ?? seen.first;
}
