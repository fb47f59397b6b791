/** What a card, with a tile or without, would bring now: as far as this seat can know it, for others
 *  may act before. */

import { faceOf, isUrban, letterNumber, tileOfCard } from "../pieces";
import {
  ASSET_OF,
  ASSETS,
  NOBODY,
  type Asset,
  type Building,
  type District,
  type Gain,
  type Parts,
  type Public,
  type Trigger,
} from "../types";
import { districtAt } from "./districts";

export interface Cost {
  resources: number;
  vp: number;
  /** One resource for each floor. */
  floors: number;
  /** One more for another colour. */
  change: number;
  /** What is there to pay with: what stands on the own building comes back first. */
  had: { resources: number; vp: number };
}

export interface Forecast {
  card: string;
  tile: string;
  /** What will happen if it is paid; a card alone where it cannot be. */
  trigger: Trigger;
  cell: number[];
  cost: Cost | null;
  /** It cannot be paid now: then the card counts alone (GK-46). */
  isShort: boolean;
  returns: { seat: number; resources: number; vp: number } | null;
  /** Buildings that give something, with how much. */
  yields: { tile: string; asset: Asset; amount: number }[];
  /** A resource or a tile, to be chosen then. */
  isChoice: boolean;
  bonuses: Gain;
  keeps: string;
  district: District | null;
  /** What is behind the own screen then. */
  after: Record<Asset, number>;
  /** All own resources would stand in the city. */
  ends: boolean;
}

export function buildingAt(city: Building[], x: number, y: number): Building | undefined {
  return city.find(({ cell }) => cell[0] === x && cell[1] === y);
}

/** Where a card is: its building, or its letter. */
export function cellOfCard(seen: Public, card: string): number[] {
  if (isUrban(card)) return seen.tokens[letterNumber(card)] ?? [];
  const top = tileOfCard(card);
  return seen.city.find(({ tiles }) => tiles.at(-1) === top)?.cell ?? [];
}

/** GK-59, GK-69 to GK-71. */
export function costOf(seen: Public, seat: number, card: string, tile: string): Cost {
  const had = { resources: seen.resources[seat] ?? 0, vp: seen.vp[seat] ?? 0 };
  if (isUrban(card)) return { resources: 1, vp: 0, floors: 1, change: 0, had };
  const [x = 0, y = 0] = cellOfCard(seen, card);
  const building = buildingAt(seen.city, x, y);
  const height = building?.tiles.length ?? 0;
  if (building?.owner === seat) had.resources += height;
  const [covered, laid] = [faceOf(card), faceOf(tile)];
  const change = covered.colour === laid.colour ? 0 : 1;
  const vp = Math.max(0, covered.number - laid.number);
  return { resources: height + 1 + change, vp, floors: height + 1, change, had };
}

export const isPayable = ({ resources, vp, had }: Cost): boolean =>
  resources <= had.resources && vp <= had.vp;

/** GK-114: what the cards before a screen give at this action. */
export function bonusesOf(cards: string[], parts: Parts, trigger: Trigger): Gain {
  const sum: Gain = {};
  for (const card of cards) {
    const part = parts[card];
    if (part?.trigger !== trigger) continue;
    for (const asset of ASSETS) {
      const more = part.gain?.[asset] ?? 0;
      if (more > 0) sum[asset] = (sum[asset] ?? 0) + more;
    }
  }
  return sum;
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function given({ tiles }: Building): Forecast["yields"][number] {
  const tile = tiles.at(-1) ?? "";
  return { tile, asset: ASSET_OF[faceOf(tile).colour], amount: tiles.length };
}

export function forecastOf(
  seen: Public,
  parts: Parts,
  seat: number,
  card: string,
  tile: string,
): Forecast {
  const cell = cellOfCard(seen, card);
  const [x = 0, y = 0] = cell;
  const cost = tile === "" ? null : costOf(seen, seat, card, tile);
  const isShort = cost !== null && !isPayable(cost);
  const builds = cost !== null && !isShort;
  const urban = isUrban(card);
  const trigger: Trigger = !builds ? "exploit" : urban ? "urbanize" : "construct";
  const old = urban ? undefined : buildingAt(seen.city, x, y);
  const yields = yieldsOf(seen, trigger, urban, [x, y], old);
  const bonuses = bonusesOf(seen.cards[seat] ?? [], parts, trigger);
  const built = builds ? cityWith(seen.city, [x, y], tile, seat) : seen.city;
  const owner = old?.owner ?? NOBODY;
  const height = old?.tiles.length ?? 0;
  const returns =
    builds && !urban && owner !== NOBODY && owner !== seat
      ? { seat: owner, resources: height, vp: height }
      : null;
  const stock = (seen.stock[seat] ?? 0) + (builds ? cost.change : 0);
  const left = {
    resources: builds ? cost.had.resources - cost.resources : (seen.resources[seat] ?? 0),
    vp: (seen.vp[seat] ?? 0) - (builds ? cost.vp : 0),
  };
  const due = (asset: Asset): number =>
    (bonuses[asset] ?? 0) +
    yields.filter((one) => one.asset === asset).reduce((sum, { amount }) => sum + amount, 0);
  return {
    card,
    tile,
    trigger,
    cell,
    cost,
    isShort,
    returns,
    yields,
    isChoice: urban && !builds,
    bonuses,
    keeps: trigger === "construct" ? card : "",
    district: builds ? districtAt(built, [x, y]) : null,
    after: {
      resource: left.resources + Math.min(stock, due("resource")), // GK-49
      vp: left.vp + due("vp"),
      tile: (seen.tiles[seat] ?? 0) - (builds ? 1 : 0) + Math.min(seen.reserve.size, due("tile")),
    },
    ends: builds && left.resources === 0 && stock === 0, // GK-98
  };
}

function yieldsOf(
  { city }: Public,
  trigger: Trigger,
  urban: boolean,
  [x, y]: readonly [number, number],
  old: Building | undefined,
): Forecast["yields"] {
  if (trigger === "construct") return [];
  if (!urban) return old ? [given(old)] : []; // GK-56
  if (trigger === "exploit") return [];
  return SIDES.flatMap(([dx, dy]) => {
    const neighbour = buildingAt(city, x + dx, y + dy);
    return neighbour ? [given(neighbour)] : []; // GK-64
  });
}

/** The city with one tile more. */
export function cityWith(
  city: Building[],
  [x, y]: readonly [number, number],
  tile: string,
  owner: number,
): Building[] {
  const old = buildingAt(city, x, y);
  const built = { cell: [x, y], tiles: [...(old?.tiles ?? []), tile], owner, site: true };
  return old ? city.map((one) => (one === old ? built : one)) : [...city, built];
}
