/** What building the tile that was taken would bring somewhere: to whom, why, and where people
 *  would go then. It is no longer in the hand (ST-197). */

import type { Line } from "../../../api/client";
import { City, newLot, type Lot, type Street } from "../city/city";
import { keyOf, type Cell, type Facing } from "../city/geometry";
import { meansOf, totalOf, Valuer } from "../city/valuation";
import { COLOURS, isStart, NOBODY, tileOf, WILD, KINDS, type Printed, type Public } from "../types";

export interface Income {
  lot: Lot;
  side: number;
  lines: Line[];
  total: number;
}

export interface Moving {
  /** By number. */
  colour: number;
  count: number;
  to: Lot[];
}

export interface Forecast {
  lot: Lot;
  city: City;
  /** The streets that would be scored now. */
  enclosed: Street[];
  /** What is paid there, building by building. */
  incomes: Income[];
  /** What the new building would pay as its street is then, if that stays open. */
  later: Income | null;
  /** What each side would be paid now. */
  gains: number[];
  moving: Moving[];
}

export interface Built extends Cell {
  tile: string;
  facing: Facing;
}

/** ST-4. */
const PEOPLE_OF_A_COLOUR = 12;

export function forecastOf(seen: Public, printed: Printed, built: Built): Forecast {
  const before = new City(seen.buildings);
  const covered = before.at(built);
  const lot = settled(seen, printed, built);
  const city = new City([
    ...before.lots
      .filter((one) => keyOf(one) !== keyOf(built))
      .map((one) => withoutSeekers(one, printed, lot)),
    lot,
  ]);
  const own = city.street(lot);
  const touched = covered ? [own] : [own, ...city.endedBy(lot)];
  const enclosed = touched.filter((street) => city.isEnclosed(street));
  const value = (street: Street, each: Lot): Income => {
    const valuer = new Valuer(city, printed, street, each.owner, meansOf(seen, each.owner));
    const lines = valuer.income(each);
    return { lot: each, side: each.owner, lines, total: totalOf(lines) };
  };
  const incomes = enclosed.flatMap((street) =>
    street.filter(({ owner }) => owner !== NOBODY).map((each) => value(street, each)),
  );
  return {
    lot,
    city,
    enclosed,
    incomes: inOrderOfPlay(incomes, seen),
    later: enclosed.includes(own) ? null : value(own, lot),
    gains: seen.money.map((_, side) => sumFor(incomes, side)),
    moving: movingFrom(city, printed, enclosed.flat()),
  };
}

export function sumFor(incomes: readonly Income[], side: number): number {
  return incomes.filter((one) => one.side === side).reduce((sum, { total }) => sum + total, 0);
}

/** With its people, with seekers of its colour, and with its sign (ST-69 to ST-71). */
function settled(seen: Public, printed: Printed, { tile, facing, ...cell }: Built): Lot {
  const { kind, symbols } = tileOf(printed, tile);
  const lot = newLot(tile, cell, facing);
  const colour = KINDS.findIndex((each) => each === kind);
  const signed = { ...lot, owner: seen.side, signs: Math.max(1, seen.signs) };
  if (colour === WILD || colour < 0) return signed;
  const all = (of: "people" | "seekers") =>
    seen.buildings.reduce((sum, one) => sum + (one[of][colour] ?? 0), 0);
  const supply = PEOPLE_OF_A_COLOUR - all("people") - all("seekers");
  const people = [0, 0, 0, 0];
  people[colour] = Math.min(symbols[colour] ?? 0, supply) + all("seekers");
  return { ...signed, people };
}

function withoutSeekers(lot: Lot, printed: Printed, { tile }: Lot): Lot {
  const { kind } = tileOf(printed, tile);
  const seekers = lot.seekers.map((count, colour) => (COLOURS[colour] === kind ? 0 : count));
  return { ...lot, seekers };
}

/** ST-81: whose turn it is first, then clockwise. */
function inOrderOfPlay(incomes: Income[], { side: acting, money }: Public): Income[] {
  const after = (side: number) => (side - acting + money.length) % money.length;
  return incomes.toSorted((a, b) => after(a.side) - after(b.side));
}

/** ST-111 to ST-114. */
function movingFrom(city: City, printed: Printed, enclosed: Lot[]): Moving[] {
  return COLOURS.flatMap((_, colour) => {
    const count = enclosed.reduce((sum, { people }) => sum + (people[colour] ?? 0), 0);
    return count > 0 ? [{ colour, count, to: destinations(city, printed, colour) }] : [];
  });
}

export function destinations(city: City, printed: Printed, colour: number): Lot[] {
  return city.lots.filter((lot) => {
    const tile = tileOf(printed, lot.tile);
    if (!tile.symbols[colour] || isStart(tile) || lot.abandoned) return false;
    return !city.isEnclosed(city.street(lot));
  });
}
