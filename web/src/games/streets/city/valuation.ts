/** What buildings pay, and why (section 6 of the rules): the same lines that the rules tell. */

import type { Line } from "../../../api/client";
import { COLOURS, KINDS, tileOf, WILD, type Printed, type Public } from "../types";
import type { City, Lot, Street } from "./city";

/** What bears on what a side is paid beside the city. */
export interface Means {
  consultant: string;
  /** The backs in hand. */
  kinds: readonly string[];
}

const HIPSTER = COLOURS.indexOf("hipster");
const COPYABLE = new Set(["people", "symbol", "set", "wild", "ownership", "street_size"]);

export function meansOf(seen: Public, side: number): Means {
  return { consultant: seen.consultants[side] ?? "", kinds: seen.hands[side]?.kinds ?? [] };
}

export class Valuer {
  readonly #city: City;
  readonly #printed: Printed;
  readonly #street: Street;
  readonly #side: number;
  readonly #symbols: number[];

  constructor(city: City, printed: Printed, street: Street, side: number, means: Means) {
    this.#city = city;
    this.#printed = printed;
    this.#street = street;
    this.#side = side;
    this.#symbols = this.#counted(means);
  }

  /** ST-82: the valuation, once more for a second sign (ST-203), and a dollar for each person. */
  income(lot: Lot): Line[] {
    const line = this.#valuation(lot);
    const people = lot.people.reduce((sum, count) => sum + count, 0);
    return [
      line,
      ...(lot.signs === 2 ? [{ ...line, rule: "ST-203" }] : []),
      ...(people > 0 ? [{ rule: "ST-82", each: 1, count: people, source: lot.tile }] : []),
    ];
  }

  #valuation(lot: Lot): Line {
    const { valuation, per, of } = tileOf(this.#printed, lot.tile);
    const line = (rule: string, count: number): Line => ({
      rule,
      each: per,
      count,
      source: lot.tile,
    });
    const [one = 0, other = 0] = of.map((kind) => this.#symbols[KINDS.indexOf(kind)] ?? 0);
    const wild = this.#symbols[WILD] ?? 0;
    switch (valuation) {
      case "symbol":
        return line("ST-91", one + wild);
      case "people":
        return line(
          "ST-90",
          this.#sum((each) => each.people[KINDS.indexOf(of[0] ?? "wild")] ?? 0),
        );
      case "set":
        return line("ST-92", pairs(one, other, wild));
      case "wild":
        return line("ST-93", wild);
      case "ownership":
        return line(
          "ST-94",
          this.#sum((each) => (each.owner === this.#side ? each.signs : 0)),
        );
      case "street_size":
        return line("ST-95", this.#street.length);
      case "adjacency":
        return line("ST-96", this.#around(lot));
      case "enclosure":
        return line("ST-97", Number(this.#city.isEnclosing(lot)));
      default:
        return this.#copied(lot);
    }
  }

  /** ST-98, ST-99: the best of the others in the street. */
  #copied(lot: Lot): Line {
    let best: Line = { rule: "ST-99", each: 0, count: 0, source: lot.tile };
    for (const other of this.#street) {
      const { valuation } = tileOf(this.#printed, other.tile);
      if (other === lot || !COPYABLE.has(valuation)) continue;
      const line = this.#valuation(other);
      if (line.each * line.count > best.each * best.count) best = line;
    }
    return best;
  }

  /** ST-85, and what the own consultant changes (ST-183 to ST-210). */
  #counted({ consultant, kinds }: Means): number[] {
    const symbols = [0, 0, 0, 0, 0];
    const add = (tile: string) =>
      tileOf(this.#printed, tile).symbols.forEach((count, kind) => {
        symbols[kind] = (symbols[kind] ?? 0) + count;
      });
    for (const { tile } of [...this.#street, ...this.#city.pointingIn(this.#street)]) add(tile);
    if (consultant !== "") add(consultant);
    if (consultant === "hacker")
      for (const kind of kinds) {
        const at = KINDS.findIndex((each) => each === kind);
        symbols[at] = (symbols[at] ?? 0) + 1;
      }
    if (consultant === "hipster_legend") {
      symbols[WILD] = (symbols[WILD] ?? 0) + (symbols[HIPSTER] ?? 0);
      symbols[HIPSTER] = 0;
    }
    if (consultant === "location_scout")
      for (const lot of this.#city.lots)
        if (lot.owner === this.#side && !this.#street.includes(lot)) add(lot.tile);
    return symbols;
  }

  #around({ x, y }: Lot): number {
    return this.#city.lots.filter(
      (other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) === 1,
    ).length;
  }

  #sum(of: (lot: Lot) => number): number {
    return this.#street.reduce((sum, lot) => sum + of(lot), 0);
  }
}

/** ST-92: wild symbols fill gaps, and two of them make a pair. */
export function pairs(one: number, other: number, wild: number): number {
  return Math.min(Math.min(one, other) + wild, Math.floor((one + other + wild) / 2));
}

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { each, count }) => sum + each * count, 0);
}
