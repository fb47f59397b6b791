/** What a careful player knows of the tiles: backs are seen by all, so of each kind it can be told
 *  how many unseen ones lie where, though not which (section 15 of the rules). */

import type { State } from "../../../table/known/states";
import { BUSINESSES, KINDS, type Kind, type Printed, type Private, type Public } from "../types";

export const TOKENS = 12; // ST-7
const FIVE = 5;

export interface Seen {
  id: string;
  state: State;
}

/** The tiles of a kind, and where those are that nobody here has seen. */
export interface Shelf {
  kind: Kind;
  tiles: Seen[];
  stack: number;
  hands: number;
  /** Before the game, unseen (ST-23, ST-190). */
  removed: number;
}

export function shelvesOf(seen: Public, own: Private | null, printed: Printed): Shelf[] {
  const tiles = tilesOf(seen, own, printed);
  const isPrepared = seen.question !== "consultant";
  return KINDS.map((kind, place) => {
    const alike = tiles.filter(({ id }) => printed[id]?.kind === kind);
    const stack = inStack(seen, kind, place);
    const hands = inHands(seen, own, printed, kind);
    const unseen = alike.filter(({ state }) => state === "left").length;
    const removed = isPrepared ? unseen - stack - hands : 0;
    return { kind, tiles: alike, stack, hands, removed };
  });
}

/** The business tokens that nobody has taken; none where they are not played with. */
export function tokensOf(seen: Public): { id: (typeof BUSINESSES)[number]; left: number }[] {
  const all = [...seen.supply, ...seen.tokens.flat()].reduce((sum, some) => sum + some, 0);
  return all === 0 ? [] : BUSINESSES.map((id, place) => ({ id, left: seen.supply[place] ?? 0 }));
}

function tilesOf(seen: Public, own: Private | null, printed: Printed): Seen[] {
  const gone = goneOf(seen);
  const open = new Set([...inSight(seen, own), seen.tile, seen.stack.open]);
  const isPlayed = hasFive(seen) ? () => true : (id: string) => !printed[id]?.five_player;
  return Object.entries(printed)
    .filter(([id, { kind }]) => KINDS.some((one) => one === kind) && isPlayed(id))
    .map(([id]) => ({ id, state: gone.has(id) ? "gone" : open.has(id) ? "open" : "left" }));
}

function goneOf({ buildings, covered, box }: Public): Set<string> {
  return new Set([...buildings.map(({ tile }) => tile), ...covered, ...box]);
}

/** Tiles in hands whose fronts are known. What is just being confirmed has left the hand already. */
function inSight(seen: Public, own: Private | null): string[] {
  const known = new Set([...seen.hands.flatMap(({ shown }) => shown), ...(own?.hand ?? [])]);
  const left = goneOf(seen).add(seen.tile);
  return [...known].filter((id) => !left.has(id));
}

/** ST-3, ST-190: with the Contractor it is prepared for one more. */
function hasFive({ hands, consultants }: Public): boolean {
  return hands.length + (consultants.includes("contractor") ? 1 : 0) >= FIVE;
}

function inStack({ stack }: Public, kind: Kind, place: number): number {
  const backs = [stack.top, stack.endgame_back].filter((back) => back === kind).length;
  return (stack.backs[place] ?? 0) + backs;
}

function inHands(seen: Public, own: Private | null, printed: Printed, kind: Kind): number {
  const backs = seen.hands.flatMap(({ kinds }) => kinds).filter((back) => back === kind).length;
  return backs - inSight(seen, own).filter((id) => printed[id]?.kind === kind).length;
}
