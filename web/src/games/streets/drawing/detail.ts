/** How much of a city can be read at a size: nothing that is written is under 12 pixels, so signs
 *  grow in units as cells shrink, and what has no room is left out. */

export interface Detail {
  /** Coloured blocks instead of façades. */
  isFar: boolean;
  hasValues: boolean;
  hasNames: boolean;
  /** Height of a valuation, radius of an owner, of a symbol, height of a person, and of letters. */
  tag: number;
  owner: number;
  pin: number;
  person: number;
  letters: number;
}

const FAR = 56;
const VALUES = 96;
const NAMES = 133;
const LEAST_LETTERS = 12;

/** @param cell in pixels; a cell is 100 units. */
export function detailOf(cell: number): Detail {
  const letters = Math.max(9.2, (100 * LEAST_LETTERS) / cell);
  return {
    isFar: cell < FAR,
    hasValues: cell >= VALUES,
    hasNames: cell >= NAMES,
    tag: Math.max(17.3, 2 * letters),
    owner: Math.min(19, Math.max(10.5, 1000 / cell)),
    pin: Math.min(9.5, Math.max(6.3, 620 / cell)),
    person: Math.min(24, Math.max(17, 1500 / cell)),
    letters,
  };
}
