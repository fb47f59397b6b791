/** Streets of a city, and where they end (ST-35 to ST-44). */

import type { Building } from "../types";
import { beside, contact, FACINGS, keyOf, LINE, type Cell, type Facing } from "./geometry";

export type Lot = Omit<Building, "street" | "enclosed" | "income">;
/** From first to last. */
export type Street = Lot[];

/** ST-36. */
export const LONGEST = 5;

export class City {
  readonly lots: readonly Lot[];
  readonly #at: Map<string, Lot>;

  constructor(lots: readonly Lot[]) {
    this.lots = lots;
    this.#at = new Map(lots.map((lot) => [keyOf(lot), lot]));
  }

  at(cell: Cell): Lot | undefined {
    return this.#at.get(keyOf(cell));
  }

  /** With one building more, or with another in a place. */
  with(lot: Lot): City {
    return new City([...this.lots.filter((one) => keyOf(one) !== keyOf(lot)), lot]);
  }

  street(lot: Lot): Street {
    const [first, last] = LINE[lot.facing];
    return [...this.#run(lot, first).reverse(), lot, ...this.#run(lot, last)];
  }

  /** The cells just beyond both ends (ST-37). */
  ends(street: Street): [Cell, Cell] {
    const [first, last] = [street[0], street.at(-1)];
    if (!first || !last) throw new Error("a street has a building");
    const [before, after] = LINE[first.facing];
    return [beside(first, before), beside(last, after)];
  }

  isEnclosed(street: Street): boolean {
    return this.ends(street).every((end) => this.at(end) !== undefined);
  }

  /** ST-41: at an end, with the road side turned to the street. */
  pointingIn(street: Street): Lot[] {
    return this.ends(street).flatMap((end) => {
      const lot = this.at(end);
      const aim = lot && this.at(beside(lot, lot.facing));
      return lot && aim && street.includes(aim) ? [lot] : [];
    });
  }

  /** The streets in whose end cell it lies (ST-39, ST-44). */
  endedBy(lot: Lot): Street[] {
    return FACINGS.flatMap((direction) => {
      const neighbour = this.at(beside(lot, direction));
      if (!neighbour || !LINE[neighbour.facing].includes(direction)) return [];
      return neighbour.facing === lot.facing ? [] : [this.street(neighbour)];
    });
  }

  /** ST-314. */
  isEnclosing(lot: Lot): boolean {
    return this.endedBy(lot).some((street) => this.isEnclosed(street));
  }

  /** Neighbours that its road leads to. */
  roadsFrom(lot: Lot): Lot[] {
    return FACINGS.flatMap((direction) => {
      const other = this.at(beside(lot, direction));
      if (!other) return [];
      const touch = contact(lot.facing, other.facing, direction);
      return touch === "junction" || touch === "continue" ? [other] : [];
    });
  }

  #run(from: Lot, direction: Facing): Lot[] {
    const found: Lot[] = [];
    for (
      let next = this.at(beside(from, direction));
      next?.facing === from.facing;
      next = this.at(beside(next, direction))
    )
      found.push(next);
    return found;
  }
}

export type Against = "taken" | "wide" | "apart" | "long";

/** Why a tile may not lie there (ST-62 to ST-65); null: it may. */
export function against(city: City, cell: Cell, facing: Facing): Against | null {
  if (city.at(cell)) return "taken";
  const contacts = FACINGS.flatMap((direction) => {
    const other = city.at(beside(cell, direction));
    return other ? [contact(facing, other.facing, direction)] : [];
  });
  if (contacts.includes("long_long")) return "wide";
  if (!contacts.includes("junction") && !contacts.includes("continue")) return "apart";
  const lot = newLot("", cell, facing);
  return city.with(lot).street(lot).length > LONGEST ? "long" : null;
}

export function newLot(tile: string, { x, y }: Cell, facing: Facing): Lot {
  return {
    tile,
    x,
    y,
    facing,
    owner: -1,
    signs: 0,
    abandoned: false,
    people: [0, 0, 0, 0],
    seekers: [0, 0, 0, 0],
  };
}
