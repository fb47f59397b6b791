/** How much of the streets is drawn: a neighbour's town ends after the last house, with one tree for
 *  the points of its parks. What is written there grows where the drawing is small. */

import { SHEET } from "./geometry";

export interface Cut {
  width: number;
  /** How large numbers are written. */
  pen: number;
  /** How large streets and estates say their number; null where that would be too large. */
  signs: number | null;
  /** The one tree, and how large it says the points. */
  tree: { x: number; r: number; text: number } | null;
}

export const WHOLE: Cut = { width: SHEET.width, pen: 1, signs: 1.08, tree: null };
const WIDTH = 872;
/** In pixels: what is smaller cannot be read. */
const LEAST = 12.2;
/** In units of the drawing, at scale 1. */
export const PEN = 27;
export const SIGN = 16;
const TREE = 20;

/** For a drawing so many pixels wide. */
export function cutFor(pixels: number): Cut {
  const least = (LEAST * WIDTH) / pixels;
  const text = Math.max(TREE, least);
  const r = 8 + text / 2;
  return {
    width: WIDTH,
    pen: between(1.1, least / PEN, 1.35),
    signs: least / SIGN > 1.75 ? null : Math.max(1.1, least / SIGN),
    tree: { x: WIDTH - r * 1.5, r, text },
  };
}

/** What the parks of a street bring with so many crossed. */
export function parkPoints(street: number, crossed: number): number {
  const parks = SHEET.streets.rows[street]?.parks;
  return (parks?.boxes[crossed] ?? parks?.last)?.value ?? 0;
}

function between(least: number, wanted: number, most: number): number {
  return Math.min(most, Math.max(least, wanted));
}
