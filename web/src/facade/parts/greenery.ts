/** Trees, bushes and flowers. */

import type { Brush } from "../brush";
import type { Luck } from "../luck";
import { PETALS, type Tone } from "../palette";

export function tree(b: Brush, x: number, y: number, high: number, leaf: Tone = "leaf"): void {
  const r = high * 0.3;
  b.box("wood-dark", x - high * 0.04, y - high * 0.5, high * 0.08, high * 0.5);
  b.disc(leaf === "leaf" ? "leaf-dark" : leaf, x + r * 0.3, y - high * 0.55, r * 0.9);
  b.disc(leaf, x - r * 0.35, y - high * 0.58, r * 0.85);
  b.disc(leaf, x, y - high * 0.74, r * 0.85);
}

export function pine(b: Brush, x: number, y: number, high: number, tip?: Tone): void {
  const w = high * 0.26;
  b.box("wood-dark", x - high * 0.04, y - high * 0.16, high * 0.08, high * 0.16);
  for (const [low, wide] of [
    [0.12, 1],
    [0.36, 0.78],
    [0.6, 0.54],
  ] as const) {
    b.poly(
      "leaf-dark",
      x - w * wide,
      y - high * low,
      x,
      y - high * (low + 0.4),
      x + w * wide,
      y - high * low,
    );
  }
  if (tip) b.poly(tip, x - w * 0.28, y - high * 0.79, x, y - high, x + w * 0.28, y - high * 0.79);
}

export function poplar(b: Brush, x: number, y: number, high: number): void {
  b.box("wood-dark", x - 0.8, y - high * 0.2, 1.6, high * 0.2);
  b.oval("leaf-dark", x, y - high * 0.55, high * 0.14, high * 0.45);
  b.oval("leaf", x - high * 0.03, y - high * 0.56, high * 0.09, high * 0.4);
}

export function palm(b: Brush, x: number, y: number, high: number): void {
  b.line("wood", 1.8, `M${x} ${y}q${high * 0.08} ${-high * 0.5} 0 ${-high * 0.9}`);
  const top = y - high * 0.9;
  for (const [dx, dy] of [
    [-0.34, 0.12],
    [-0.26, -0.1],
    [0, -0.2],
    [0.28, -0.08],
    [0.34, 0.14],
  ] as const) {
    b.line(
      "leaf-dark",
      2.2,
      `M${x} ${top}q${dx * high * 0.6} ${-high * 0.12} ${dx * high} ${dy * high}`,
    );
  }
}

export function bush(b: Brush, x: number, y: number, r: number, tone: Tone = "leaf"): void {
  b.dome("leaf-dark", x + r * 0.7, y, r * 0.7, r * 0.8);
  b.dome(tone, x, y, r, r);
}

export function flowers(
  b: Brush,
  luck: Luck,
  x: number,
  y: number,
  wide: number,
  step = 2.6,
): void {
  for (let at = x; at <= x + wide; at += step) {
    b.disc(luck.of(PETALS), at, y - luck.between(0.4, 1.6), 1.1);
  }
}

export function flowerBox(b: Brush, luck: Luck, x: number, y: number, w: number): void {
  b.box("leaf-dark", x, y - 1.6, w, 1.8, 0.8);
  flowers(b, luck, x + 1, y - 1, w - 2, 2.4);
  b.box("wood-dark", x - 0.4, y, w + 0.8, 1.7);
}

export function pot(b: Brush, x: number, y: number, luck: Luck): void {
  b.poly("terra", x - 2.2, y - 4, x + 2.2, y - 4, x + 1.6, y, x - 1.6, y);
  if (luck.happens(0.5)) b.disc("leaf-dark", x, y - 6.5, 3).disc("leaf", x - 0.5, y - 7, 2.3);
  else b.poly("leaf-dark", x - 2.4, y - 4, x, y - 13, x + 2.4, y - 4);
}

export function hedge(b: Brush, x: number, y: number, w: number, h: number): void {
  b.box("leaf-dark", x, y - h, w, h, 1.6).box("leaf", x, y - h, w, h * 0.45, 1.6);
}
