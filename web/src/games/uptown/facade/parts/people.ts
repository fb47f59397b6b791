/** Who is at the windows. */

import type { Luck } from "../../../../facade/luck";
import type { Tone } from "../../../../facade/palette";
import type { Pen } from "../pen";

const COATS: Tone[] = ["red", "blue", "gold", "teal-dark", "purple", "terra", "brown"];
const SKINS: Tone[] = ["skin-0", "skin-1", "skin-2"];
const HAIR: Tone[] = ["brown-dark", "brown", "ink", "wood", "terra"];

/** Head and shoulders above a sill at y. */
export function somebody(b: Pen, luck: Luck, x: number, y: number, size = 1, coat?: Tone): void {
  const skin = luck.of(SKINS);
  const hair = luck.of(HAIR);
  const worn = coat ?? luck.of(COATS);
  b.fine((pen) => {
    pen.at(x, y, size, (at) => {
      at.path(worn, "M-5 0C-5-6-3.5-8 0-8S5-6 5 0z").disc(skin, 0, -10.6, 3.3);
      at.path(hair, "M-3.5-11C-3.6-15.2 3.6-15.2 3.5-11 2-12.4-1.5-12.6-3.5-11z");
    });
  });
}

export function desk(b: Pen, luck: Luck, x: number, y: number): void {
  somebody(b, luck, x, y - 3, 0.78);
  b.box("ink", x + 4, y - 9, 6.4, 5, 0.8).box("ink", x + 6.4, y - 4.2, 1.4, 2);
  b.box("wood-dark", x - 6, y - 3, 18, 1.6);
}

export function tableForTwo(b: Pen, luck: Luck, x: number, y: number): void {
  somebody(b, luck, x - 8, y, 0.82);
  somebody(b, luck, x + 8, y, 0.82);
  b.box("trim", x - 6, y - 5, 12, 1.6).box("iron", x - 0.7, y - 5, 1.4, 6);
  b.fine((pen) => pen.path("trim", `M${x - 3} ${y - 8}h4v2q-2 1.4-4 0z`));
}
