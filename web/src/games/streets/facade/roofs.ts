/** Roofs for wide houses: where a usual one would rise too high over a short tile, it is another. */

import type { Brush } from "../../../facade/brush";
import type { Luck } from "../../../facade/luck";
import { roofs, type RoofName } from "../../../facade/parts/roofs";
import { parasol } from "../../../facade/parts/street";

export type WideRoof = RoofName | "deck" | "vault" | "barn";

/** From this width on. */
const WIDE = 84;

type Draw = (b: Brush, x: number, y: number, w: number) => void;

const special: Partial<Record<WideRoof, Draw>> = {
  dome(b, x, y, w) {
    const c = x + w / 2;
    b.box("roof", x - 1.5, y - 4, w + 3, 4.4).box("shade", c - 17, y - 8, 34, 4.4);
    b.dome("roof", c, y - 8, 16, 15).box("gold", c - 0.9, y - 28, 1.8, 6);
    b.disc("gold", c, y - 28, 1.6);
    for (const side of [-1, 1]) {
      const at = c + side * w * 0.36;
      b.dome("roof", at, y - 4, 6.4, 6.4).disc("gold", at, y - 11, 1.1);
    }
  },
  vault(b, x, y, w) {
    const [c, high] = [x + w / 2, w * 0.2];
    b.dome("roof", c, y, w / 2, high).dome("evening", c, y, w / 2 - 4, high - 3.4);
    for (const rib of [-2, -1, 0, 1, 2]) {
      const rise = (high - 3) * Math.sqrt(1 - (rib * 0.31) ** 2);
      b.line("roof", 1, `M${String(c + rib * w * 0.15)} ${String(y)}v${String(-rise)}`);
    }
    b.box("roof", x - 1.5, y - 1.6, w + 3, 2.2);
  },
  deck(b, x, y, w) {
    const c = x + w * 0.68;
    b.box("shade", x, y - 3, w, 3).box("roof", x - 1.5, y - 4.4, w + 3, 2.6);
    b.box("trim", c - 3, y - 14, 6, 10).box("roof", c - 12, y - 17, 24, 4, 1.4);
    b.box("evening", c - 10, y - 21.4, 20, 5).box("roof", c - 12, y - 23, 24, 2.4, 1);
    b.box("iron-dark", c - 0.5, y - 30, 1, 7).disc("red", c, y - 30, 1.3);
    parasol(b, x + w * 0.2, y - 4, 10, "sun");
  },
  barn(b, x, y, w) {
    const c = x + w / 2;
    b.poly("roof", x - 2, y, x + 8, y - 13, x + w * 0.3, y - 20, x + w * 0.7, y - 20)
      .poly("roof", x - 2, y, x + w * 0.7, y - 20, x + w - 8, y - 13, x + w + 2, y)
      .poly("wall", x + 6, y, x + 13, y - 10, x + w * 0.32, y - 16, x + w * 0.68, y - 16)
      .poly("wall", x + 6, y, x + w * 0.68, y - 16, x + w - 13, y - 10, x + w - 6, y);
    b.arch("trim", c - 5, y - 13, 10, 12).arch("wood-dark", c - 4, y - 12, 8, 11);
    b.line("trim", 0.9, `M${String(c - 4)} ${String(y - 1)}l8-8m0 8l-8-8`);
  },
};

const wide: Partial<Record<WideRoof, Draw>> = {
  gable(b, x, y, w) {
    const half = w / 2;
    for (const left of [x, x + half]) {
      const c = left + half / 2;
      b.poly("roof", left - 2, y, c, y - 19, left + half + 2, y);
      b.poly("wall", left + 5, y, c, y - 13.4, left + half - 5, y);
      b.disc("trim", c, y - 6.4, 3.2).disc("evening", c, y - 6.4, 2.2);
    }
  },
  pediment(b, x, y, w) {
    b.box("trim", x - 2, y - 4, w + 4, 4);
    b.poly("roof", x - 1, y - 4, x + w / 2, y - 19, x + w + 1, y - 4);
    b.poly("wall", x + 12, y - 5.4, x + w / 2, y - 16, x + w - 12, y - 5.4);
  },
};

/** How high they are, of narrow and wide houses. */
const HIGH: Partial<Record<WideRoof, (w: number) => number>> = {
  gable: (w) => (w > WIDE ? 20 : 0.3 * w),
  flat: () => 6,
  garden: () => 15,
  mansard: () => 18,
  stepped: () => 23,
  bell: () => 22,
  dome: (w) => 0.2 * w + 13,
  pediment: (w) => (w > WIDE ? 19 : 4 + 0.22 * w),
  saw: () => 13,
  vault: (w) => 0.2 * w,
  battlements: () => 8,
  deck: () => 18,
  barn: () => 20,
};
const USUAL = 14;

export function heightOf(roof: WideRoof, w: number): number {
  return HIGH[roof]?.(w) ?? USUAL;
}

export function drawRoof(
  b: Brush,
  luck: Luck,
  roof: WideRoof,
  x: number,
  y: number,
  w: number,
): void {
  const draw = special[roof] ?? (w > WIDE ? wide[roof] : undefined);
  if (draw) draw(b, x, y, w);
  else if (roof in roofs) roofs[roof as RoofName](b, luck, x, y, w);
}
