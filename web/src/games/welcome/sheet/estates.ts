/** Where complete estates stand on the drawing. */

import { PLOT, SHEET } from "./geometry";
import { estatesOf, type Sheet } from "./text";

export interface EstatePlace {
  /** `2.4`: its first house. */
  id: string;
  /** Of its left edge, and of its street. */
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Those of one street, from left to right. */
export function estatesIn(sheet: Sheet, street: number): EstatePlace[] {
  return placedEstates(sheet).filter(({ id }) => id.startsWith(`${String(street + 1)}.`));
}

export function placedEstates(sheet: Sheet): EstatePlace[] {
  return estatesOf(sheet).flatMap(({ houses }) => {
    const id = houses[0]?.id ?? "";
    const [street = 1, house = 1] = id.split(".").map(Number);
    const plot = SHEET.streets.rows[street - 1]?.houses[house - 1];
    const size = houses.length;
    return plot ? [{ id, x: plot.x, y: plot.y, width: size * PLOT, size }] : [];
  });
}

/** The sizes of which there is an estate. */
export function sizesIn(sheet: Sheet): number[] {
  return [...new Set(estatesOf(sheet).map(({ houses }) => houses.length))].sort();
}
