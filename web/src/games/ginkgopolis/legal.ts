/** Which actions cards, tiles and places stand for, now. */

import { isUrban } from "./pieces";
import type { Private } from "./types";

export interface Choice {
  action: string;
  kind: string;
  words: string[];
}

function read(action: string): Choice {
  const [kind = "", ...words] = action.split(" ");
  return { action, kind, words };
}

/** The card and, if there is one, the tile of a choice for this round. */
export function committing(action: string): { card: string; tile: string } | null {
  const { kind, words } = read(action);
  const [card = "", tile = ""] = words;
  return kind === "exploit" || kind === "build" ? { card, tile } : null;
}

/** As it is laid out: buildings, then letters. */
export function handOf(own: Pick<Private, "known">, seat: number | null): string[] {
  const hand = seat === null ? [] : (own.known[seat] ?? []);
  return hand.toSorted((a, b) => Number(isUrban(a)) - Number(isUrban(b)));
}

/** What can be chosen of the hand. */
export function openCards(legal: string[]): string[] {
  return [...new Set(legal.map((action) => committing(action)?.card ?? ""))].filter(
    (card) => card !== "",
  );
}

/** By tile; the card alone stands under "". */
export function withCard(legal: string[], card: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const action of legal) {
    const chosen = committing(action);
    if (chosen?.card === card) found[chosen.tile] = action;
  }
  return found;
}

/** Actions of one kind, by what they are about. */
export function about(legal: string[], kind: string): Record<string, string> {
  return Object.fromEntries(
    legal
      .map(read)
      .filter((choice) => choice.kind === kind)
      .map(({ words, action }) => [words[0] ?? "", action]),
  );
}

const SIDES: Record<string, [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** Cells where the letter in question may go, with what it takes. */
export function letterPlaces(
  legal: string[],
  spot: number[],
  ring: number[][],
): { cell: [number, number]; action: string }[] {
  const [x = 0, y = 0] = spot;
  const beside = Object.entries(about(legal, "move")).map(([side, action]) => {
    const [dx, dy] = SIDES[side] ?? [0, 0];
    return { cell: [x + dx, y + dy] as [number, number], action };
  });
  const along = Object.entries(about(legal, "relocate")).map(([place, action]) => {
    const [atX = 0, atY = 0] = ring[Number(place) - 1] ?? [];
    return { cell: [atX, atY] as [number, number], action };
  });
  return [...beside, ...along];
}

const PLAIN = [
  "new_hand",
  "take_resource",
  "take_tile",
  "push_clockwise",
  "push_counterclockwise",
  "done",
];

/** What nothing on the table stands for. */
export function plainActions(legal: string[]): string[] {
  return legal.filter((action) => PLAIN.includes(action));
}
