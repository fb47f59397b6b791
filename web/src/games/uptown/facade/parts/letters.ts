/** Words on façades, as strokes: they are ornament, and scale with the house. */

import type { Tone } from "../../../../facade/palette";
import type { Pen } from "../pen";

/** In a box of 6 × 10, from its upper left corner. */
const STROKES: Record<string, string> = {
  A: "M0 10L3 0 6 10M1.2 6.5h3.6",
  B: "M0 10V0h3.4a2.4 2.4 0 0 1 0 4.8H0h3.8a2.6 2.6 0 0 1 0 5.2z",
  D: "M0 0v10h2.5a4 5 0 0 0 0-10z",
  E: "M5.5 0H0v10h5.5M0 5h4.5",
  G: "M6 1.6A3.6 5 0 1 0 6 8.4V5.5H3.8",
  H: "M0 0v10M6 0v10M0 5h6",
  I: "M3 0v10",
  L: "M0 0v10h5.5",
  N: "M0 10V0l6 10V0",
  O: "M3 0a3 5 0 0 0 0 10 3 5 0 0 0 0-10",
  R: "M0 10V0h3.4a2.6 2.6 0 0 1 0 5.2H0M3 5.2L6 10",
  S: "M5.6 1.4C3.5-.8.4.2.5 2.6c.2 2.8 5 2 5.1 4.8.1 2.6-3.6 3.4-5.6 1.2",
  T: "M0 0h6M3 0v10",
  V: "M0 0l3 10 3-10",
};
const PITCH = 9;

/** Centred on x, with its upper edge at y. */
export function letters(
  b: Pen,
  tone: Tone,
  word: string,
  x: number,
  y: number,
  high: number,
): void {
  const size = high / 10;
  const left = x - ((word.length * PITCH - (PITCH - 6)) * size) / 2;
  b.fine((pen) => {
    [...word].forEach((letter, i) => {
      pen.at(left + i * PITCH * size, y, size, (at) => at.line(tone, 1.9, STROKES[letter] ?? ""));
    });
  });
}
