/** Pots, boxes and trees. */

import type { Luck } from "../../../../facade/luck";
import { PETALS } from "../../../../facade/palette";
import type { Pen } from "../pen";

export function plant(b: Pen, x: number, y: number, size = 1): void {
  b.at(x, y, size, (at) => {
    at.path("leaf-dark", "M0 0C-7-3-7-9-3-10-3-15 4-15 4-10 8-9 7-2 0 0z");
    at.path("terra", "M-3-1h6l-1 5h-4z");
  });
}

export function flowers(b: Pen, luck: Luck, x: number, y: number, w: number): void {
  for (let i = 0; i < w; i += 5) b.disc("leaf-dark", x + i + 2, y - 1 - luck.next() * 2, 2.8);
  for (let i = 1; i < w; i += 6) {
    const high = y - 2.5 - luck.next() * 2;
    const petal = luck.of(PETALS);
    b.fine((pen) => pen.disc(petal, x + i + 1, high, 1.5));
  }
  b.box("wood-dark", x - 1, y, w + 2, 3.6, 1);
}

/** A round tree that stands on y. */
export function tree(b: Pen, x: number, y: number, size = 1): void {
  b.at(x, y, size, (at) => {
    at.box("wood-dark", -2, -30, 4, 30);
    at.disc("leaf", 0, -40, 16).disc("leaf-dark", -8, -33, 10).disc("leaf-light", 6, -47, 9);
  });
}
