/** Flags on roofs, and signs of letters. Who is hidden by a tower or a sign puts up a mast that clears
 *  it, and carries the number there as well. */

import type { Cell, Point, Projection } from "./projection";
import { beside, floorsOf, topOf, type House } from "./house";

/** In units of a flag, which are pixels where a cell has 150. */
export const FLAG = { wide: 47, high: 27, mast: 36, plate: 35 };
/** From here on the tower before it cuts the roof's own number. */
const HIDDEN = 0.4;
const STEP = 10;
const MOST_STEPS = 20;
const LETTER = { up: 18, radius: 20 };
/** Between two signs, in radii. */
const MARGIN = 0.4;

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Flag {
  key: string;
  foot: Point;
  scale: number;
  /** In units of a flag. */
  mast: number;
  /** The roof's number is on the mast. */
  isRaised: boolean;
  /** What is written on it. */
  box: Rect;
}

export function signScale({ size, look }: Projection): number {
  return Math.max(look.signs, size / 150);
}

/** Of all buildings, in the order they are given. */
export function flagsOf(
  houses: House[],
  at: Record<string, House>,
  projection: Projection,
  letters: (Cell | null)[] = [],
): Flag[] {
  const signs = letterSigns(letters, at, projection).flatMap((sign) => (sign ? signBox(sign) : []));
  const isHidden = (house: House): boolean => {
    const south = beside(at, house.cell, [0, 1]);
    if (south && projection.hidden(floorsOf(house), floorsOf(south)) > HIDDEN) return true;
    const written = [numberBox(house, projection), lowFlag(house, projection).box];
    return written.some((box) => signs.some((sign) => overlaps(sign, box)));
  };
  const hidden = new Set(houses.filter(isHidden));
  const seen = houses.filter((house) => !hidden.has(house));
  const low = seen.map((house) => lowFlag(house, projection));
  const taken = [
    ...low.map(({ box }) => box),
    ...seen.map((house) => numberBox(house, projection)),
    ...signs,
  ];
  const raised = [...hidden].map((house) => {
    const flag = raisedFlag(house, at, projection, taken);
    taken.push(flag.box);
    return flag;
  });
  const all = Object.fromEntries([...low, ...raised].map((flag) => [flag.key, flag]));
  return houses.flatMap(({ key }) => all[key] ?? []);
}

function lowFlag(house: House, projection: Projection): Flag {
  const [x, y] = house.cell;
  const foot = projection.at(x + 0.12, y + 0.115, floorsOf(house));
  const scale = signScale(projection);
  const { mast } = FLAG;
  return { key: house.key, foot, scale, mast, isRaised: false, box: boxOf(foot, scale, mast, 0) };
}

/** Higher and higher until it covers nothing that is written. */
function raisedFlag(
  house: House,
  at: Record<string, House>,
  projection: Projection,
  taken: Rect[],
): Flag {
  const { foot: half } = projection.look;
  const [x, y] = house.cell;
  const south = beside(at, house.cell, [0, 1]);
  const foot = projection.at(x - half + 0.05, y - half + 0.05, floorsOf(house));
  const [, over] = projection.at(x - half, y + 1 - half, south ? floorsOf(south) : 0);
  const scale = signScale(projection);
  const least = Math.max(FLAG.mast, (foot[1] - over) / scale + FLAG.high + 10);
  const boxAt = (mast: number): Rect => boxOf(foot, scale, mast, FLAG.plate);
  const masts = Array.from({ length: MOST_STEPS }, (_, step) => least + step * STEP);
  const mast = masts.find((one) => !taken.some((box) => overlaps(box, boxAt(one)))) ?? least;
  return { key: house.key, foot, scale, mast, isRaised: true, box: boxAt(mast) };
}

function boxOf([x, y]: Point, scale: number, mast: number, shift: number): Rect {
  return {
    left: x,
    top: y - mast * scale,
    right: x + (FLAG.wide + shift) * scale,
    bottom: y + (FLAG.high - mast) * scale,
  };
}

function numberBox(house: House, projection: Projection): Rect {
  const [x, y] = house.cell;
  const [middle, line] = projection.at(x - 0.16, y - 0.08, floorsOf(house));
  const half = projection.size * (topOf(house).number > 9 ? 0.24 : 0.14);
  const high = projection.size * 0.15;
  return { left: middle - half, right: middle + half, top: line - high, bottom: line + high };
}

function signBox({ middle: [x, y], radius }: Pick<LetterSign, "middle" | "radius">): Rect {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export interface LetterSign {
  /** Where its pole stands. */
  foot: Point;
  /** The middle of the sign. */
  middle: Point;
  radius: number;
  isRaised: boolean;
}

/** Of all letters. Where one that looks over a tower stands before another, that one looks over it in
 *  its turn. */
export function letterSigns(
  letters: readonly (Cell | null)[],
  at: Record<string, House>,
  projection: Projection,
): (LetterSign | null)[] {
  const signs = letters.map((cell) => cell && letterSign(cell, at, projection));
  const southFirst = signs
    .filter((sign) => sign !== null)
    .sort((one, other) => other.foot[1] - one.foot[1]);
  const placed: LetterSign[] = [];
  const cleared = new Map(
    southFirst.map((sign) => {
      const clear = raisedOver(sign, placed);
      placed.push(clear);
      return [sign, clear];
    }),
  );
  return signs.map((sign) => (sign && cleared.get(sign)) ?? null);
}

function raisedOver(sign: LetterSign, placed: LetterSign[]): LetterSign {
  let clear = sign;
  const upwards = [...placed].sort((one, other) => other.middle[1] - one.middle[1]);
  for (const { middle, radius, isRaised } of upwards)
    if (isRaised && overlaps(signBox({ middle, radius }), withMargin(signBox(clear))))
      clear = {
        ...sign,
        middle: [sign.middle[0], middle[1] - (2 + MARGIN) * radius],
        isRaised: true,
      };
  return clear;
}

/** So that what is under the pointer is the nearer one of the two. */
function withMargin(box: Rect): Rect {
  return { ...box, bottom: box.bottom + ((box.bottom - box.top) / 2) * MARGIN };
}

/** Behind a building its pole is as long as is needed. */
function letterSign(cell: Cell, at: Record<string, House>, projection: Projection): LetterSign {
  const [x, y] = cell;
  const scale = signScale(projection);
  const foot = projection.at(x, y);
  const radius = LETTER.radius * scale;
  const usual = foot[1] - LETTER.up * scale;
  const south = beside(at, cell, [0, 1]);
  const roofAt = south
    ? projection.at(x, y + 1 - projection.look.foot, floorsOf(south))[1]
    : Infinity;
  const middle = Math.min(usual, roofAt - radius);
  return { foot, middle: [foot[0], middle], radius, isRaised: middle < usual - radius / 2 };
}
