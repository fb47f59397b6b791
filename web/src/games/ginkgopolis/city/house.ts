/** A building as it is drawn. */

import { faceOf, type Face } from "../pieces";
import type { Building } from "../types";
import { keyOf, type Cell } from "./projection";

export interface House {
  key: string;
  cell: Cell;
  /** From the ground up. */
  faces: Face[];
  owner: number;
  isSite: boolean;
}

export function houseOf({ cell, tiles, owner, site }: Building): House {
  const at: Cell = [cell[0] ?? 0, cell[1] ?? 0];
  return { key: keyOf(at), cell: at, faces: tiles.map(faceOf), owner, isSite: site };
}

export const floorsOf = ({ faces }: House): number => faces.length;

export function topOf({ faces }: House): Face {
  return faces.at(-1) ?? { colour: "red", number: 0 };
}

/** By cell. */
export function byCell(houses: House[]): Record<string, House> {
  return Object.fromEntries(houses.map((house) => [house.key, house]));
}

export function beside(houses: Record<string, House>, [x, y]: Cell, by: Cell): House | undefined {
  return houses[keyOf([x + by[0], y + by[1]])];
}
