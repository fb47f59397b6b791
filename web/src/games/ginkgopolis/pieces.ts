/** What the ids of tiles and cards say. */

import { COLOURS, type Colour } from "./types";

export interface Face {
  colour: Colour;
  number: number;
}

/** Of `tile_red_9` or `card_red_9`. */
export function faceOf(id: string): Face {
  const [, name, number] = id.split("_");
  const colour = COLOURS.find((one) => one === name) ?? "red";
  return { colour, number: Number(number) };
}

export function cardOfTile(tile: string): string {
  return tile.replace("tile_", "card_");
}

export function tileOfCard(card: string): string {
  return card.replace("card_", "tile_");
}

export function isUrban(card: string): boolean {
  return card.startsWith("urban_");
}

/** A of `urban_a`. */
export function letterOf(card: string): string {
  return card.slice(-1).toUpperCase();
}

export function urbanOf(letter: number): string {
  return `urban_${String.fromCharCode("a".charCodeAt(0) + letter)}`;
}

export function letterNumber(card: string): number {
  return card.charCodeAt(card.length - 1) - "a".charCodeAt(0);
}

/** By colour as they lie in the box, then by number. */
export function inOrder(ids: string[]): string[] {
  const rank = (id: string): number => {
    const { colour, number } = faceOf(id);
    return COLOURS.indexOf(colour) * 100 + number;
  };
  return ids.toSorted((a, b) => rank(a) - rank(b));
}
