/** Where what belongs to a building stands on its tile: people at the kerb, symbols on the road,
 *  the owner, the valuation. In units of the tile. */

import type { Facing } from "../city/geometry";
import { COLOURS, type Colour, type Kind, KINDS } from "../types";
import type { Detail } from "./detail";

export interface At {
  x: number;
  y: number;
}

export interface Group extends At {
  colour: Colour;
  /** How many this one stands for. */
  count: number;
}

/** Of more than these of a colour one stands for all. */
const MOST_SHOWN = 4;
const MOST_IN_A_ROW = 6;

export function peopleAt(people: number[], facing: Facing, { person }: Detail): Group[] {
  const isCrowd = people.reduce((sum, count) => sum + count, 0) > MOST_IN_A_ROW;
  const shown = COLOURS.flatMap((colour, number) => {
    const count = people[number] ?? 0;
    if (count === 0) return [];
    return count > MOST_SHOWN || (isCrowd && count > 1)
      ? [{ colour, count }]
      : Array.from({ length: count }, () => ({ colour, count: 1 }));
  });
  const size = person / 17;
  let along = 9 * size;
  return shown.map(({ colour, count }, index) => {
    const isAcross = facing === "s" || facing === "n";
    const at = isAcross
      ? { x: along, y: facing === "s" ? 91 : 19 + (size > 1.15 ? 4 : 0) }
      : { x: facing === "e" ? 86 : 14, y: 22 + index * Math.min(15 * size, 66 / shown.length) };
    along += (shown.length > MOST_SHOWN ? 10 : 11.5) * size + (count > 1 ? 12 * size : 0);
    return { colour, count, ...at };
  });
}

export function seekersAt(seekers: number[], facing: Facing): Group[] {
  const standing = COLOURS.flatMap((colour, number) => {
    const count = seekers[number] ?? 0;
    return count > 0 ? [{ colour, count }] : [];
  });
  return standing.map((group, i) => ({
    ...group,
    ...{
      s: { x: 14 + i * 24, y: 98 },
      n: { x: 14 + i * 24, y: 17 },
      e: { x: 91, y: 40 + i * 19 },
      w: { x: 9, y: 40 + i * 19 },
    }[facing],
  }));
}

export interface PinAt extends At {
  kind: Kind;
}

export function pinsAt(symbols: number[], facing: Facing, { pin }: Detail): PinAt[] {
  const kinds = KINDS.flatMap((kind, number) =>
    Array.from({ length: symbols[number] ?? 0 }, () => kind),
  );
  const last = pin > 8 ? 88 : 84;
  return kinds.map((kind, i) => {
    const before = (kinds.length - 1 - i) * pin * 2.3;
    const [along, down] = [last - before, 82 - before];
    return {
      kind,
      ...{
        s: { x: along, y: 89.4 },
        n: { x: along, y: 10.6 },
        e: { x: 89.4, y: down },
        w: { x: 10.6, y: down },
      }[facing],
    };
  });
}

export function ownerAt(facing: Facing, { owner: r }: Detail): At {
  return {
    s: { x: r + 1, y: r + 1 },
    n: { x: r + 1, y: 97 - r },
    e: { x: r + 1, y: r + 1 },
    w: { x: 18.5 + r, y: r + 1 },
  }[facing];
}

/** The middle of its right edge. */
export function tagAt(facing: Facing, { tag }: Detail): At {
  const half = tag / 2 + 0.4;
  return {
    s: { x: 98.5, y: half },
    n: { x: 98.5, y: 18 + half },
    e: { x: 79.5, y: half },
    w: { x: 98.5, y: half },
  }[facing];
}
