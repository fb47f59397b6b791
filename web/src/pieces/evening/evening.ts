/** Where things stand in an evening scene: the same for the same place, whoever looks. */

import { Luck } from "../../facade/luck";

/** Measures of the scene; all else follows from them. */
export interface Extent {
  width: number;
  /** Higher than is ever seen: the sky is cut from above. */
  height: number;
}

export interface EveningStreet {
  /** On which height its houses stand. */
  ground: number;
  /** How large lamps and people are there; the nearest street has 1. */
  scale: number;
}

/** From the houses' feet to the lower edge: pavement, kerb and road. */
export const FORELAND = 98;
/** How much of the height the light of the sky is spread over. */
export const LIGHT = 742;
const LAMPS_APART = 352;
const FIRST_LAMP = 250;
const SKINS = 3;
const COATS = ["player-0", "player-1", "coin", "player-4", "player-2", "orange-wall", "player-3"];

export interface Star {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

export interface Walker {
  x: number;
  /** 1: to the right, -1: to the left. */
  way: number;
  coat: string;
  skin: number;
}

export function starsOf({ width, height }: Extent): Star[] {
  const luck = new Luck("stars");
  const lowest = height - LIGHT * 0.55;
  return Array.from({ length: Math.round((width * lowest) / 9000) }, () => ({
    x: luck.between(0, width),
    y: luck.between(0, lowest),
    r: luck.between(0.7, 1.9),
    opacity: luck.between(0.25, 0.85),
  }));
}

/** Lit windows of houses far away. */
export function farWindowsOf({ width, height }: Extent): Star[] {
  const luck = new Luck("far");
  return Array.from({ length: Math.round(width / 74) }, () => ({
    x: luck.between(0, width),
    y: height - luck.between(142, 182),
    r: 4,
    opacity: luck.between(0.4, 0.9),
  }));
}

/** Those of the next street stand between them. */
export function lampsOf({ width }: Extent, street: number): number[] {
  const found = [];
  for (
    let x = FIRST_LAMP + (street % 2) * (LAMPS_APART / 2);
    x < width - FIRST_LAMP / 3;
    x += LAMPS_APART
  )
    found.push(x);
  return found;
}

/** So many people on the pavement, spread evenly, but not as in a row. */
export function walkersOf({ width }: Extent, count: number, street: number): Walker[] {
  const luck = new Luck(`walkers ${String(street)}`);
  const apart = width / Math.max(1, count);
  return Array.from({ length: count }, (_, place) => ({
    x: apart * (place + luck.between(0.2, 0.8)),
    way: luck.happens(0.5) ? 1 : -1,
    coat: luck.of(COATS),
    skin: Math.floor(luck.between(0, SKINS)),
  }));
}
