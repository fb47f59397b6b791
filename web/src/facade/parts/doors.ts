/** The ground floor: doors, shop windows, awnings. */

import { GROUND, type Brush } from "../brush";
import type { Tone } from "../palette";

export type DoorName = "plain" | "arched" | "double" | "grand" | "glass" | "gate" | "round";

export function door(b: Brush, name: DoorName, x: number, high: number): void {
  const y = GROUND - high;
  switch (name) {
    case "plain":
      b.box("trim", x - 4.6, y - 1, 9.2, high + 1).box("roof", x - 3.6, y, 7.2, high);
      b.box("evening", x - 2, y + 1.6, 4, 3.4).disc("gold", x + 2.2, y + high * 0.55, 0.7);
      break;
    case "arched":
      b.arch("trim", x - 5, y - 2, 10, high + 2).arch("roof", x - 4, y - 1, 8, high + 1);
      b.dome("evening", x, y + 3.2, 2.8, 2.8).disc("gold", x + 2.4, y + high * 0.6, 0.7);
      break;
    case "double":
      b.box("trim", x - 7, y - 1.4, 14, high + 1.4).box("roof", x - 6, y, 12, high);
      b.line("trim", 0.7, `M${x} ${y}v${high}`);
      b.box("evening", x - 4.6, y + 2, 3.4, high * 0.4).box(
        "evening",
        x + 1.2,
        y + 2,
        3.4,
        high * 0.4,
      );
      break;
    case "grand":
      b.arch("trim", x - 8, y - 5, 16, high + 5).arch("roof", x - 6.6, y - 3.6, 13.2, high + 3.6);
      b.dome("lit", x, y + 2.4, 4.8, 4.8).line("trim", 0.8, `M${x} ${y + 3}v${high}`);
      b.box("stone", x - 11, GROUND - 1.6, 22, 1.8).box("stone", x - 9.5, GROUND - 3, 19, 1.6);
      break;
    case "glass":
      b.box("iron-dark", x - 7.4, y - 1, 14.8, high + 1)
        .box("evening", x - 6.4, y, 5.9, high)
        .box("evening", x + 0.5, y, 5.9, high);
      break;
    case "gate":
      b.arch("shade", x - 9, y - 6, 18, high + 6).arch(
        "wood-dark",
        x - 7.4,
        y - 4.4,
        14.8,
        high + 4.4,
      );
      b.line(
        "iron",
        0.7,
        `M${x} ${y - 4}v${high + 4}M${x - 7} ${y + high * 0.4}h14M${x - 7} ${y + high * 0.75}h14`,
      );
      break;
    case "round":
      b.disc("trim", x, GROUND - 7.5, 8)
        .disc("roof", x, GROUND - 7.5, 6.8)
        .disc("gold", x + 3.6, GROUND - 7, 0.8);
      b.box("shade", x - 8, GROUND - 0.6, 16, 0.6);
      break;
  }
}

export function shopWindow(b: Brush, x: number, y: number, w: number, h: number): void {
  b.box("trim", x - 1, y - 1, w + 2, h + 2).box("evening", x, y, w, h);
  b.line("trim", 0.5, `M${x + 2} ${y + h - 2}l${h * 0.5} ${-h * 0.6}`);
}

export function awning(
  b: Brush,
  x: number,
  y: number,
  w: number,
  one: Tone,
  two: Tone,
  deep = 8,
): void {
  const count = Math.max(4, Math.round(w / 8));
  const each = w / count;
  for (let i = 0; i < count; i++) {
    const left = x + i * each;
    b.path(
      i % 2 ? two : one,
      `M${left} ${y}h${each}v${deep - each * 0.4}a${each / 2} ${each / 2} 0 0 1 ${-each} 0z`,
    );
  }
  b.box("shade", x - 0.6, y - 1.2, w + 1.2, 1.6);
}

export function canopy(b: Brush, x: number, y: number, w: number, tone: Tone): void {
  b.path(tone, `M${x - w / 2} ${y}q${w / 2} -9 ${w} 0v3h${-w}z`);
  b.box("gold", x - w / 2 + 0.6, y + 3, 1, GROUND - y - 3).box(
    "gold",
    x + w / 2 - 1.6,
    y + 3,
    1,
    GROUND - y - 3,
  );
}

export function rollerDoor(b: Brush, x: number, w: number, high: number, open = 0): void {
  const y = GROUND - high;
  b.box("iron-dark", x - 1, y - 1, w + 2, high + 1).box("ink", x, y, w, high);
  b.box("stone", x, y, w, high * (1 - open));
  for (let at = y + 2.4; at < y + high * (1 - open); at += 2.6)
    b.line("stone-dark", 0.5, `M${x} ${at}h${w}`);
}

export function columns(
  b: Brush,
  x: number,
  y: number,
  w: number,
  many: number,
  tone: Tone = "trim",
): void {
  const gap = (w - 5) / (many - 1);
  for (let i = 0; i < many; i++) {
    const left = x + i * gap;
    b.box(tone, left, y, 5, GROUND - y).box("shade", left + 3.4, y + 2, 1.2, GROUND - y - 4);
    b.box(tone, left - 1, y, 7, 2.2).box(tone, left - 1, GROUND - 2.4, 7, 2.4);
  }
}

export function steps(b: Brush, x: number, w: number, many = 3): void {
  for (let i = 0; i < many; i++) {
    b.box(
      i % 2 ? "stone-dark" : "stone",
      x - (many - i) * 2,
      GROUND - 1.8 * (i + 1),
      w + (many - i) * 4,
      1.9,
    );
  }
}
