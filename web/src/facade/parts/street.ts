/** What stands, hangs and drives in front of houses. */

import type { Brush } from "../brush";
import type { Luck } from "../luck";
import { BRIGHT, type Tone } from "../palette";

const SKINS: Tone[] = ["skin-0", "skin-1", "skin-2"];
const HAIR: Tone[] = ["ink", "brown", "gold-dark", "wood", "iron"];

/** Someone standing, seen from afar. */
export function person(b: Brush, luck: Luck, x: number, y: number, high = 12, coat?: Tone): void {
  const k = high / 12;
  const skin = luck.of(SKINS);
  b.box("iron-dark", x - 1.5 * k, y - 3.6 * k, 1.2 * k, 3.6 * k).box(
    "iron-dark",
    x + 0.3 * k,
    y - 3.6 * k,
    1.2 * k,
    3.6 * k,
  );
  b.box(coat ?? luck.of(BRIGHT), x - 2.1 * k, y - 8.4 * k, 4.2 * k, 5.4 * k, 1.8 * k);
  b.disc(luck.of(HAIR), x, y - 10.4 * k, 1.9 * k);
  b.disc(skin, x, y - 9.9 * k, 1.5 * k);
}

/** Head and shoulders behind a window sill; (x, y) is the middle of the sill. */
export function onlooker(b: Brush, luck: Luck, x: number, y: number, size: number): void {
  b.dome(luck.of(BRIGHT), x, y, size * 0.5, size * 0.42);
  b.disc(luck.of(HAIR), x, y - size * 0.62, size * 0.27);
  b.disc(luck.of(SKINS), x, y - size * 0.55, size * 0.22);
}

export function cat(b: Brush, x: number, y: number, size: number, tone: Tone = "ink"): void {
  b.oval(tone, x, y - size * 0.35, size * 0.3, size * 0.37);
  b.disc(tone, x, y - size * 0.78, size * 0.23);
  b.poly(
    tone,
    x - size * 0.22,
    y - size * 0.82,
    x - size * 0.2,
    y - size * 1.12,
    x - size * 0.02,
    y - size * 0.95,
  );
  b.poly(
    tone,
    x + size * 0.22,
    y - size * 0.82,
    x + size * 0.2,
    y - size * 1.12,
    x + size * 0.02,
    y - size * 0.95,
  );
  b.line(
    tone,
    size * 0.1,
    `M${x + size * 0.2} ${y - size * 0.08}q${size * 0.45} 0 ${size * 0.3} ${-size * 0.4}`,
  );
}

export function lamp(b: Brush, x: number, y: number, high = 22): void {
  b.box("iron-dark", x - 0.6, y - high, 1.2, high).box("iron-dark", x - 1.6, y - 1.6, 3.2, 1.6);
  b.disc("glow", x, y - high - 1.6, 2.4).poly(
    "iron-dark",
    x - 2.4,
    y - high - 3,
    x,
    y - high - 5.4,
    x + 2.4,
    y - high - 3,
  );
}

export function bench(b: Brush, x: number, y: number, w = 14): void {
  b.box("wood", x, y - 5, w, 1.4).box("wood", x, y - 8.4, w, 1.4);
  b.box("iron-dark", x + 1.4, y - 8.4, 1.1, 8.4).box("iron-dark", x + w - 2.5, y - 8.4, 1.1, 8.4);
}

export function flag(b: Brush, x: number, y: number, high: number, tone: Tone, long = 8): void {
  b.box("iron-dark", x - 0.5, y - high, 1, high);
  const top = y - high + 0.6;
  b.path(
    tone,
    `M${x} ${top}q${long / 4} -1.6 ${long / 2} 0t${long / 2} 0v${long * 0.55}q${-long / 4} 1.6 ${-long / 2} 0t${-long / 2} 0z`,
  );
}

export function pennants(b: Brush, x: number, y: number, w: number, sag = 4): void {
  b.line("iron", 0.5, `M${x} ${y}q${w / 2} ${sag * 2} ${w} 0`);
  const count = Math.max(3, Math.round(w / 7));
  for (let i = 0; i < count; i++) {
    const s = (i + 0.5) / count;
    const px = x + w * s;
    const py = y + sag * 4 * s * (1 - s);
    b.poly(BRIGHT[i % BRIGHT.length] ?? "red", px - 1.7, py, px + 1.7, py, px, py + 3.6);
  }
}

export function parasol(b: Brush, x: number, y: number, high: number, tone: Tone): void {
  b.box("wood-dark", x - 0.5, y - high, 1, high);
  b.dome(tone, x, y - high + 4, 8, 6).path(
    "trim",
    `M${x - 2.4} ${y - high + 4}q.4 -5.4 2.4 -6q2 .6 2.4 6z`,
  );
  b.box("trim", x - 4.5, y - 6, 9, 1.2);
  b.box("iron", x - 0.4, y - 5, 0.8, 5);
}

export function fence(
  b: Brush,
  x: number,
  y: number,
  w: number,
  tone: Tone = "trim",
  high = 6,
): void {
  b.box(tone, x, y - high * 0.75, w, 0.9).box(tone, x, y - high * 0.3, w, 0.9);
  for (let at = x + 0.6; at < x + w - 1; at += 3.2) {
    b.path(tone, `M${at} ${y}v${-high + 1}l.8 -1 .8 1v${high - 1}z`);
  }
}

export function car(b: Brush, x: number, y: number, tone: Tone, scale = 1): void {
  b.at(x, y, scale, () => {
    b.path(
      tone,
      "M-10 -2v-3q0-2 2-2.4l3-.6 2.6-4q.6-1 2-1h3.6q1.6 0 2.6 1.4l2.2 3.4 1.6.4q1.4.4 1.4 2V-2z",
    );
    b.path("glass", "M-3.6 -8.2l1.7-2.8h2.2v2.8zM1.6-8.2V-11h1.9q.7 0 1.1.6l1.3 2.2z");
    b.disc("ink", -5.4, -2, 2.2)
      .disc("ink", 5.8, -2, 2.2)
      .disc("stone", -5.4, -2, 0.9)
      .disc("stone", 5.8, -2, 0.9);
    b.box("glow", 9, -5, 1.6, 1.3);
  });
}

export function smoke(b: Brush, x: number, y: number, size: number, tone: Tone = "smoke"): void {
  b.disc(tone, x, y - size * 0.4, size * 0.4).disc(tone, x + size * 0.5, y - size, size * 0.55);
  b.disc(tone, x + size * 1.25, y - size * 1.55, size * 0.7).disc(
    tone,
    x + size * 0.6,
    y - size * 1.6,
    size * 0.4,
  );
}

export function cloud(b: Brush, x: number, y: number, w: number, tone: Tone = "trim"): void {
  b.box(tone, x - w / 2, y - w * 0.16, w, w * 0.2, w * 0.1);
  b.disc(tone, x - w * 0.2, y - w * 0.15, w * 0.18).disc(tone, x + w * 0.12, y - w * 0.2, w * 0.24);
}

export function crate(b: Brush, x: number, y: number, w: number, goods: Tone, h = 5): void {
  for (let at = x + 1.6; at < x + w - 0.6; at += 2.4) b.disc(goods, at, y - h, 1.6);
  b.box("wood", x, y - h, w, h).box("wood-dark", x, y - h * 0.55, w, 0.8);
}

export function balloon(b: Brush, x: number, y: number, r: number, tone: Tone): void {
  b.line("iron", 0.35, `M${x} ${y}q1.5 5 0 11`);
  b.oval(tone, x, y - r * 0.6, r * 0.85, r);
}

export function rays(b: Brush, x: number, y: number, far: number, tone: Tone = "glow"): void {
  b.line(
    tone,
    1,
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => {
        const angle = (i * Math.PI) / 4;
        const c = Math.cos(angle);
        const s = Math.sin(angle);
        return `M${x + c * far * 0.7} ${y + s * far * 0.7}L${x + c * far} ${y + s * far}`;
      })
      .join(""),
  );
}
