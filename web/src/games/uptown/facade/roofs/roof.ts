/** A roof is the attic of a card, and a crown that rises above it into free air. */

import type { Luck } from "../../../../facade/luck";
import type { Tone } from "../../../../facade/palette";
import { pane } from "../parts/openings";
import type { Pen } from "../pen";

export type Draw = (b: Pen, luck: Luck) => void;

export interface Roof {
  /** From 0 to 80, as every storey. */
  body: Draw;
  /** Above 0; gives way when something is built on the roof. */
  crown?: Draw;
  /** How high the crown is. */
  rises?: number;
  /** The body under something else, if it would not do. */
  flat?: Draw;
}

export type Roofs = Record<string, Roof>;

export function eaves(b: Pen): void {
  b.box("slab", -2, 72, 204, 6).box("slab-dark", -2, 77.5, 204, 2.5);
}

export function dormer(b: Pen, x: number, y: number, tone: Tone, isLit = true): void {
  b.path("wall", `M${x - 13} ${y + 30}V${y + 8}L${x} ${y - 6} ${x + 13} ${y + 8}v22z`);
  b.path(
    tone,
    `M${x - 17} ${y + 9}L${x} ${y - 9} ${x + 17} ${y + 9}h-6L${x} ${y - 2} ${x - 11} ${y + 9}z`,
  );
  pane(b, x - 7, y + 9, 14, 18, { lamp: isLit ? "evening" : "dark", mullions: 1 });
}

/** Rows of slates between two sloping edges. */
export function slates(b: Pen, y0: number, y1: number, slope: number, inset = 2): void {
  b.fine((pen) => {
    for (let y = y0, row = 0; y < y1; y += 9, row++) {
      const x0 = inset + (y1 - y) * slope;
      const x1 = 200 - x0;
      for (let x = x0 + (row % 2) * 6; x < x1 - 8; x += 12) pen.box("gloom", x, y, 8, 1.2);
    }
  });
}

/** What carries something on a roof that has no level top. */
export function platform(b: Pen): void {
  b.box("slab", 4, 0, 192, 5).box("slab-dark", 4, 4.5, 192, 1.8);
}

export function support(b: Pen): void {
  b.box("frame", 18, 4, 164, 70).box("frame-dark", 168, 4, 14, 70);
}
