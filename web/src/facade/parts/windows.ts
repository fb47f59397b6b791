/** Windows: each fills the box it is given, and may have somebody in it. */

import type { Brush } from "../brush";
import type { Luck } from "../luck";
import type { Tone } from "../palette";
import { flowerBox } from "./greenery";
import { cat, onlooker } from "./street";

type Window = (b: Brush, x: number, y: number, w: number, h: number, pane: Tone) => void;

export const windows = {
  sash(b, x, y, w, h, pane) {
    b.box("trim", x - 1, y - 1, w + 2, h + 2).box(pane, x, y, w, h);
    b.line("trim", 0.8, `M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`);
    b.box("shade", x - 1.6, y + h + 1, w + 3.2, 1);
  },
  tall(b, x, y, w, h, pane) {
    b.box("trim", x - 0.8, y - 2, w + 1.6, h + 3.4).box(pane, x, y - 1, w, h + 1.6);
    b.line("trim", 0.8, `M${x + w / 2} ${y - 1}v${h + 2}M${x} ${y + 2.4}h${w}`);
  },
  arch(b, x, y, w, h, pane) {
    b.arch("trim", x - 1, y - 2, w + 2, h + 3).arch(pane, x, y - 1, w, h + 1.4);
    b.line("trim", 0.8, `M${x + w / 2} ${y - 1}v${h + 1}M${x} ${y + h * 0.5}h${w}`);
  },
  round(b, x, y, w, h, pane) {
    const r = Math.min(w, h) / 2;
    b.disc("trim", x + w / 2, y + h / 2, r + 1.2).disc(pane, x + w / 2, y + h / 2, r);
    b.line(
      "trim",
      0.8,
      `M${x + w / 2} ${y + h / 2 - r}v${2 * r}M${x + w / 2 - r} ${y + h / 2}h${2 * r}`,
    );
  },
  ribbon(b, x, y, w, h, pane) {
    b.box(pane, x - 3, y, w + 6, h).line("trim", 0.9, `M${x + w / 2} ${y}v${h}`);
    b.box("trim", x - 3, y + h, w + 6, 1);
  },
  curtain(b, x, y, w, h, pane) {
    b.box(pane, x - 2, y - 2, w + 4, h + 3.5).line(
      "shade",
      0.6,
      `M${x + w / 2} ${y - 2}v${h + 3.5}`,
    );
  },
  lattice(b, x, y, w, h, pane) {
    b.box("wood-dark", x - 1, y - 1, w + 2, h + 2).box(pane, x, y, w, h);
    b.line(
      "wood-dark",
      0.6,
      `M${x} ${y + h / 2}l${w / 2} ${-h / 2} ${w / 2} ${h / 2} ${-w / 2} ${h / 2}z`,
    );
  },
  point(b, x, y, w, h, pane) {
    const shape = (o: number) =>
      `M${x - o} ${y + h + o}V${y + 3 - o}L${x + w / 2} ${y - 3 - o * 1.5}L${x + w + o} ${y + 3 - o}V${y + h + o}z`;
    b.path("trim", shape(1)).path(pane, shape(0));
    b.line("trim", 0.7, `M${x + w / 2} ${y - 2}v${h + 2}`);
  },
  slit(b, x, y, w, h, pane) {
    b.arch("shade", x + w / 2 - 2.2, y - 1, 4.4, h + 1).arch(pane, x + w / 2 - 1.3, y, 2.6, h);
  },
} satisfies Record<string, Window>;

export type WindowName = keyof typeof windows;

/** Which windows are lit: some by day, more in the evening. */
export function pane(luck: Luck): Tone {
  const drawn = luck.next();
  if (drawn < 0.12) return "lit";
  return drawn < 0.72 ? "evening" : "glass";
}

/** A window with what the people behind it made of it. */
export function livedIn(
  b: Brush,
  luck: Luck,
  name: WindowName,
  x: number,
  y: number,
  w: number,
  h: number,
  home: number,
): void {
  const shown = pane(luck);
  windows[name](b, x, y, w, h, shown);
  if (name === "ribbon" || name === "curtain" || name === "slit") return;
  const drawn = luck.next();
  if (drawn < 0.16 * home) onlooker(b, luck, x + w / 2, y + h, Math.min(w, h) * 0.95);
  else if (drawn < 0.22 * home) cat(b, x + w / 2, y + h, h * 0.6);
  if (drawn > 1 - 0.32 * home) flowerBox(b, luck, x - 1, y + h + 0.4, w + 2);
}

export function shutters(b: Brush, x: number, y: number, w: number, h: number, tone: Tone): void {
  b.box(tone, x - 4, y - 0.6, 2.8, h + 1.2).box(tone, x + w + 1.2, y - 0.6, 2.8, h + 1.2);
}

export function balcony(b: Brush, x: number, y: number, w: number): void {
  b.box("iron-dark", x, y - 5, w, 0.8).box("iron-dark", x, y - 0.6, w, 1.4);
  for (let at = x + 0.6; at < x + w; at += 2) b.box("iron-dark", at, y - 5, 0.5, 5);
}
