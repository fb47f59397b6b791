/** The street that is read out, as it lies in the city. */

import type { City, Lot } from "../city/city";
import { beside, type Cell } from "../city/geometry";
import type { Income } from "../forecast/forecast";
import type { Payday } from "./beats";

export interface Scoring {
  /** Of the street. */
  tiles: string[];
  /** Whose symbols count there. */
  counted: string[];
  /** What its buildings pay, in the order in which they are read. */
  incomes: Income[];
  /** Where its sum lies: across the road from its middle. */
  sum: Cell;
}

export function scoringOf(payday: Payday, city: City): Scoring | null {
  const incomes = payday.flatMap((paid): Income[] => {
    const lot = city.lots.find(({ tile }) => tile === paid.tile);
    return lot ? [{ ...paid, lot }] : [];
  });
  const [first] = incomes;
  if (!first) return null;
  const street = city.street(first.lot);
  return {
    tiles: street.map(({ tile }) => tile),
    counted: [...street, ...city.pointingIn(street)].map(({ tile }) => tile),
    incomes,
    sum: beside(middleOf(street), first.lot.facing),
  };
}

/** The lights go on where it has been read out, and are on where nothing is paid. */
export function litOf({ tiles, incomes }: Scoring, read: readonly Income[]): string[] {
  const isDark = (tile: string) =>
    incomes.some(({ lot }) => lot.tile === tile) && !read.some(({ lot }) => lot.tile === tile);
  return tiles.filter((tile) => !isDark(tile));
}

function middleOf(street: Lot[]): Cell {
  const middle = (along: (lot: Lot) => number) =>
    street.reduce((sum, lot) => sum + along(lot), 0) / street.length;
  return { x: middle(({ x }) => x), y: middle(({ y }) => y) };
}
