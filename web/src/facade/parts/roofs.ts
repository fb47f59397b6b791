/** Roofs: each stands on y, between x and x + w. */

import type { Brush } from "../brush";
import type { Luck } from "../luck";
import { bush, tree } from "./greenery";

export type Roof = (b: Brush, luck: Luck, x: number, y: number, w: number) => void;

const eaves = 3;

function tiles(
  b: Brush,
  x: number,
  y: number,
  w: number,
  rows: number,
  lean: number,
  high: number,
): void {
  for (let row = 1; row <= rows; row++) {
    const up = (row * high) / (rows + 1);
    const inset = (lean * up) / high;
    b.line("shade", 0.5, `M${x + inset + 2} ${y - up}H${x + w - inset - 2}`);
  }
}

function chimney(b: Brush, x: number, y: number, high = 9): void {
  b.box("shade", x, y - high, 5, high).box("roof", x - 0.7, y - high - 1.6, 6.4, 2);
}

export const roofs = {
  gable(b, luck, x, y, w) {
    const high = w * 0.3;
    if (luck.happens(0.7)) chimney(b, x + w * 0.72, y - high * 0.35);
    b.poly("roof", x - eaves, y, x + w / 2, y - high, x + w + eaves, y);
    b.poly("wall", x + 5, y, x + w / 2, y - high + 5, x + w - 5, y);
    b.disc("trim", x + w / 2, y - high * 0.36, 3.4).disc(
      "evening",
      x + w / 2,
      y - high * 0.36,
      2.4,
    );
  },
  steep(b, luck, x, y, w) {
    const high = w * 0.42;
    if (luck.happens(0.6)) chimney(b, x + w * 0.66, y - high * 0.5);
    b.poly("roof", x - eaves, y, x + 7, y - high, x + w - 7, y - high, x + w + eaves, y);
    tiles(b, x - eaves, y, w + eaves * 2, 3, 10, high);
    dormer(b, x + w * 0.5, y - 2);
  },
  hip(b, luck, x, y, w) {
    if (luck.happens(0.7)) chimney(b, x + w * 0.2, y - 9);
    b.poly(
      "roof",
      x - eaves - 1,
      y,
      x + w * 0.2,
      y - 14,
      x + w * 0.8,
      y - 14,
      x + w + eaves + 1,
      y,
    );
    tiles(b, x - eaves, y, w + eaves * 2, 2, w * 0.2, 14);
  },
  flat(b, luck, x, y, w) {
    if (luck.happens(0.5)) chimney(b, x + w * 0.74, y - 3, 6);
    b.box("shade", x, y - 4, w, 4).box("roof", x - 2, y - 5.5, w + 4, 3.2);
  },
  garden(b, luck, x, y, w) {
    tree(b, x + w * 0.74, y - 4, 17);
    for (const at of [0.12, 0.3, 0.52]) bush(b, x + w * at, y - 4, luck.between(3.5, 5.5));
    b.box("roof", x - 2, y - 4.6, w + 4, 4.6, 0.6).box("trim", x - 2, y - 1.4, w + 4, 1.4);
  },
  mansard(b, luck, x, y, w) {
    chimney(b, x + w * luck.of([0.12, 0.78]), y - 15, 6);
    b.path("roof", `M${x - 2} ${y}q3 -9 5 -16h${w - 6}q2 7 5 16z`);
    b.box("shade", x + 2, y - 17, w - 4, 1.6);
    const many = w > 66 ? 3 : 2;
    for (let i = 0; i < many; i++) dormer(b, x + (w * (i + 0.5)) / many, y - 2);
    b.box("trim", x - 3, y - 1.2, w + 6, 2);
  },
  stepped(b, _luck, x, y, w) {
    const step = w * 0.14;
    b.path(
      "roof",
      `M${x - 1.5} ${y}v-5h${step}v-6h${step}v-6h${step}v-6h${w + 3 - 6 * step}v6h${step}v6h${step}v6h${step}v5z`,
    );
    b.path(
      "wall",
      `M${x + 1} ${y + 1}v-4h${step}v-6h${step}v-6h${step}v-6h${w - 2 - 6 * step}v6h${step}v6h${step}v6h${step}v4z`,
    );
    b.arch("trim", x + w / 2 - 3.6, y - 14, 7.2, 11).arch(
      "evening",
      x + w / 2 - 2.4,
      y - 12.6,
      4.8,
      8.6,
    );
  },
  bell(b, _luck, x, y, w) {
    const c = x + w / 2;
    b.path(
      "roof",
      `M${x - 1} ${y}v-4q6 -1 8 -7t10 -5q4 -7 ${w / 2 - 17} -8q${w / 2 - 21} 1 ${w / 2 - 17} 8q8 -2 10 5t8 7v4z`,
    );
    b.path(
      "wall",
      `M${x + 2} ${y + 1}v-3q6 -1 8 -7t9 -4q4 -6 ${w / 2 - 19} -7q${w / 2 - 23} 1 ${w / 2 - 19} 7q7 -3 9 4t8 7v3z`,
    );
    b.disc("trim", c, y - 8, 4.6).disc("evening", c, y - 8, 3.4);
  },
  dome(b, _luck, x, y, w) {
    const c = x + w / 2;
    b.box("trim", x - 2, y - 4, w + 4, 4).box("shade", c - w * 0.3, y - 9, w * 0.6, 5);
    b.dome("roof", c, y - 9, w * 0.28, w * 0.27);
    b.line(
      "shade",
      0.7,
      `M${c} ${y - 9 - w * 0.27}v${w * 0.27}M${c - w * 0.14} ${y - 9}q2 ${-w * 0.18} ${w * 0.11} ${-w * 0.25}M${c + w * 0.14} ${y - 9}q-2 ${-w * 0.18} ${-w * 0.11} ${-w * 0.25}`,
    );
    b.box("gold", c - 1, y - 15 - w * 0.27, 2, 6.4).disc("gold", c, y - 15.5 - w * 0.27, 1.8);
  },
  pediment(b, _luck, x, y, w) {
    b.box("trim", x - 3, y - 4, w + 6, 4);
    b.poly("roof", x - 4, y - 4, x + w / 2, y - 4 - w * 0.22, x + w + 4, y - 4);
    b.poly("wall", x + 4, y - 5.5, x + w / 2, y - 1.5 - w * 0.19, x + w - 4, y - 5.5);
  },
  saw(b, _luck, x, y, w) {
    const each = w / 3;
    for (let i = 0; i < 3; i++) {
      b.poly("roof", x + i * each, y, x + i * each, y - 13, x + (i + 1) * each, y);
      b.poly(
        "evening",
        x + i * each + 2,
        y - 1.6,
        x + i * each + 2,
        y - 9.4,
        x + i * each + each * 0.66,
        y - 1.6,
      );
    }
  },
  vault(b, _luck, x, y, w) {
    b.dome("roof", x + w / 2, y, w / 2 + 2, w * 0.24).dome(
      "evening",
      x + w / 2,
      y,
      w / 2 - 2,
      w * 0.24 - 4,
    );
    for (const s of [-0.5, 0, 0.5])
      b.line("roof", 1.2, `M${x + w / 2} ${y}l${s * w * 0.5} ${-w * 0.22 + Math.abs(s) * 6}`);
    b.box("roof", x - 2, y - 1.6, w + 4, 2);
  },
  pagoda(b, _luck, x, y, w) {
    b.path(
      "roof",
      `M${x - 8} ${y - 3}q8 1 12 -9h${w - 8}q4 10 12 9q-4 5 -10 4h${-w + 4}q-6 1 -10 -4z`,
    );
    b.box("roof", x + 3, y - 13.5, w - 6, 2.4)
      .disc("gold", x + 2, y - 12.6, 1.6)
      .disc("gold", x + w - 2, y - 12.6, 1.6);
  },
  battlements(b, _luck, x, y, w) {
    b.box("wall", x - 2, y - 4, w + 4, 4.5);
    for (let at = x - 2; at < x + w; at += 7) b.box("wall", at, y - 8, 4, 4.4);
    b.box("shade", x - 2, y - 1, w + 4, 1.4);
  },
} satisfies Record<string, Roof>;

export type RoofName = keyof typeof roofs;

function dormer(b: Brush, x: number, y: number): void {
  b.arch("trim", x - 4, y - 11, 8, 11).arch("evening", x - 2.7, y - 9.6, 5.4, 9.6);
  b.line("trim", 0.7, `M${x} ${y - 9}v9`);
}
