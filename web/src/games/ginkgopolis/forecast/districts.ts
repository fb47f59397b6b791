/** Districts of a city as it might be (GK-106 to GK-113). What is there now, the view tells. */

import { faceOf } from "../pieces";
import { NOBODY, type Building, type District } from "../types";

const LEAST = 2;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Share {
  seat: number;
  resources: number;
  height: number;
  number: number;
}

const keyOf = (x: number, y: number): string => `${String(x)},${String(y)}`;
const topOf = ({ tiles }: Building): string => tiles.at(-1) ?? "";

/** The one that this cell belongs to, if it belongs to any. */
export function districtAt(city: Building[], [x = 0, y = 0]: readonly number[]): District | null {
  const left = new Map(city.map((one) => [keyOf(one.cell[0] ?? 0, one.cell[1] ?? 0), one]));
  const start = left.get(keyOf(x, y));
  if (!start) return null;
  const { colour } = faceOf(topOf(start));
  const group: Building[] = [];
  const open = [start];
  for (let one = open.pop(); one; one = open.pop()) {
    const [atX = 0, atY = 0] = one.cell;
    if (!left.delete(keyOf(atX, atY))) continue;
    group.push(one);
    for (const [dx, dy] of STEPS) {
      const next = left.get(keyOf(atX + dx, atY + dy));
      if (next && faceOf(topOf(next)).colour === colour) open.push(next);
    }
  }
  if (group.length < LEAST) return null;
  const tops = group.map(topOf);
  const name = tops.reduce((a, b) => (faceOf(a).number >= faceOf(b).number ? a : b));
  return { name, cells: group.map(({ cell }) => cell), shares: sharesOf(group) };
}

/** Who has resources in it, with what decides between equals (GK-113). */
export function rankingOf(group: Building[]): Share[] {
  const shares = new Map<number, Share>();
  for (const { owner, tiles } of group) {
    if (owner === NOBODY) continue;
    const one = { height: tiles.length, number: faceOf(tiles.at(-1) ?? "").number };
    const own = shares.get(owner) ?? { seat: owner, resources: 0, height: 0, number: 0 };
    const isTaller =
      one.height > own.height || (one.height === own.height && one.number > own.number);
    shares.set(owner, {
      ...own,
      ...(isTaller ? one : {}),
      resources: own.resources + tiles.length,
    });
  }
  return [...shares.values()].sort(
    (a, b) => b.resources - a.resources || b.height - a.height || b.number - a.number,
  );
}

function sharesOf(group: Building[]): District["shares"] {
  const ranking = rankingOf(group);
  const all = ranking.reduce((sum, { resources }) => sum + resources, 0);
  return ranking.map(({ seat, resources }, place) => {
    if (ranking.length === 1) return { seat, resources, points: 2 * resources }; // GK-111
    return { seat, resources, points: [all, resources][place] ?? 0 }; // GK-108, GK-109
  });
}

/** What decided between two with as many resources: floors, then the number on the tallest. */
export function tieIn(
  city: Building[],
  { cells }: District,
  place: number,
): { winner: Share; loser: Share; by: "height" | "number" } | null {
  const own = new Set(cells.map(([x = 0, y = 0]) => keyOf(x, y)));
  const ranking = rankingOf(city.filter(({ cell: [x = 0, y = 0] }) => own.has(keyOf(x, y))));
  const [winner, loser] = [ranking[place], ranking[place + 1]];
  if (!winner || winner.resources !== loser?.resources) return null;
  return { winner, loser, by: winner.height === loser.height ? "number" : "height" };
}
