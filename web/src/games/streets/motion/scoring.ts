/** An enclosed street that is read out: building by building, in the order in which they are paid. */

import type { Fact, Line } from "../../../api/client";
import type { City, Lot } from "../city/city";
import { totalOf } from "../city/valuation";
import type { Income } from "../forecast/forecast";

/** In milliseconds, at a calm pace: dusk falls, then one after the other. */
const DUSK = 300;
const EACH = 900;
/** However long a street is, with its sum. */
const LONGEST = 3000;

export interface Scoring {
  /** Of the street. */
  tiles: string[];
  /** Whose symbols count there. */
  counted: string[];
  incomes: Income[];
  /** When each is read. */
  after: number[];
}

export function scoringOf(facts: readonly Fact[], city: City): Scoring | null {
  const began = facts.findLastIndex(({ kind }) => kind === "enclosed");
  if (began < 0) return null;
  const tiles = (facts[began]?.["tiles"] as string[] | undefined) ?? [];
  const incomes = facts.slice(began).flatMap((fact) => incomeOf(fact, city));
  const apart = Math.min(EACH, LONGEST / Math.max(1, incomes.length));
  const street = city.lots.filter(({ tile }) => tiles.includes(tile));
  return {
    tiles,
    counted: [...street, ...pointing(city, street)].map(({ tile }) => tile),
    incomes,
    after: incomes.map((_, i) => Math.round(DUSK + i * apart)),
  };
}

function incomeOf(fact: Fact, city: City): Income[] {
  const lot = city.lots.find(({ tile }) => tile === fact["tile"]);
  if (fact.kind !== "income" || !lot) return [];
  const lines = fact["lines"] as Line[];
  return [{ lot, side: Number(fact["seat"]), lines, total: totalOf(lines) }];
}

function pointing(city: City, street: Lot[]): Lot[] {
  const [first] = street;
  return first ? city.pointingIn(city.street(first)) : [];
}
