/** In cities as they may grow nothing that is written lies on anything else, on a desk. */

import { expect, it } from "vitest";
import { Luck } from "../../../facade/luck";
import { byCell, floorsOf, topOf, type House } from "./house";
import { keyOf, Projection, type Cell } from "./projection";
import { flagsOf, letterSigns, overlaps, type Rect } from "./signs";

const CITIES = 400;
const SIZES = [90, 150];
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Letters go on from where somebody builds; towers grow where others look at them. */
function grown(luck: Luck): { houses: House[]; letters: Cell[] } {
  const houses: House[] = [];
  const letters: Cell[] = [];
  const build = (cell: Cell): void => {
    houses.push({ key: keyOf(cell), cell, faces: [], owner: 0, isSite: false });
    raise(houses.length - 1);
  };
  const raise = (index: number): void => {
    houses[index]?.faces.push({ colour: "red", number: Math.ceil(luck.between(0, 20)) });
  };
  for (const x of [0, 1, 2]) for (const y of [0, 1, 2]) build([x, y]);
  for (const i of [0, 1, 2]) letters.push([i, -1], [3, i], [2 - i, 3], [-1, 2 - i]);
  for (let turns = luck.between(0, 30); turns > 0; turns--) {
    const tall = [...houses].sort((a, b) => floorsOf(b) - floorsOf(a)).slice(0, 3);
    if (luck.happens(0.6)) raise(houses.indexOf(luck.of(luck.happens(0.5) ? houses : tall)));
    else {
      const index = Math.floor(luck.between(0, letters.length));
      const [x, y] = letters[index] ?? [0, 0];
      const taken = new Set([...houses.map(({ cell }) => cell), ...letters].map(keyOf));
      const free = STEPS.map(([dx, dy]): Cell => [x + dx, y + dy]).filter(
        (cell) => !taken.has(keyOf(cell)),
      );
      if (free.length === 0) continue;
      build([x, y]);
      letters[index] = luck.of(free);
    }
  }
  return { houses, letters };
}

function around([x, y]: readonly [number, number], wide: number, high: number): Rect {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function writtenIn(houses: House[], letters: Cell[], projection: Projection): [string, Rect][] {
  const at = byCell(houses);
  const { size } = projection;
  const flags = flagsOf(houses, at, projection, letters);
  return [
    ...letterSigns(letters, at, projection).flatMap((sign, number): [string, Rect][] =>
      sign
        ? [[`letter ${String(number)}`, around(sign.middle, sign.radius / 2, sign.radius / 2)]]
        : [],
    ),
    ...flags.map(({ key, box, scale }): [string, Rect] => {
      const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
      const [wide, high] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
      return [`flag ${key}`, around(middle, wide - 3 * scale, high - 3 * scale)];
    }),
    ...houses
      .filter(({ key }) => flags.some((flag) => flag.key === key && !flag.isRaised))
      .map((house): [string, Rect] => {
        const [x, y] = house.cell;
        const middle = projection.at(x - 0.16, y - 0.08, floorsOf(house));
        const half = topOf(house).number > 9 ? 0.22 : 0.12;
        return [`number ${house.key}`, around(middle, half * size, 0.13 * size)];
      }),
  ];
}

it("is never covered by anything else that is written", () => {
  const found: string[] = [];
  for (let number = 0; number < CITIES; number++) {
    const { houses, letters } = grown(new Luck(`city ${String(number)}`));
    for (const size of SIZES) {
      const written = writtenIn(houses, letters, new Projection(size));
      for (const [index, [name, box]] of written.entries())
        for (const [other, otherBox] of written.slice(index + 1)) {
          const isSame = name.split(" ")[1] === other.split(" ")[1];
          if (!isSame && overlaps(box, otherBox))
            found.push(`${String(number)}: ${name}, ${other}`);
        }
    }
  }
  expect(found).toEqual([]);
});
