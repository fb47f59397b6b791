/** What is before and behind the houses: a skyline, trees, lamps, people, a tram. */

import type { Shape } from "../../../facade/brush";
import { Luck } from "../../../facade/luck";
import { person } from "../../../facade/parts/street";
import { somebody } from "../facade/parts/people";
import { tree } from "../facade/parts/greenery";
import { Pen } from "../facade/pen";
import type { Scene } from "./layout";

export interface Skyline {
  d: string;
  /** Lit windows, in the evening. */
  lights: string;
}

/** Houses far away, as one outline. */
export function skyline(
  seed: string,
  { width, ground }: Scene,
  low: number,
  high: number,
): Skyline {
  const luck = new Luck(seed);
  let d = "";
  let lights = "";
  for (let x = -20; x < width + 20;) {
    const wide = luck.between(36, 84);
    const tall = luck.between(low, high);
    d += `M${n(x)} ${ground}v${n(-tall)}${topOf(luck, wide)}v${n(tall)}z`;
    for (let i = 0; i < 7; i++) {
      const at = `${n(x + luck.between(5, wide - 8))} ${n(ground - tall + luck.between(10, tall * 0.8))}`;
      if (luck.happens(0.7)) lights += `M${at}h3.5v4.5h-3.5z`;
    }
    x += wide + luck.between(-4, 6);
  }
  return { d, lights };
}

function topOf(luck: Luck, wide: number): string {
  switch (luck.of([0, 0, 1, 2, 3])) {
    case 1:
      return `l${n(wide / 2)} -18l${n(wide / 2)} 18`;
    case 2:
      return `h${n(wide * 0.3)}v-14h${n(wide * 0.4)}v14h${n(wide * 0.3)}`;
    case 3:
      return `h${n(wide * 0.46)}v-26h${n(wide * 0.08)}v26h${n(wide * 0.46)}`;
    default:
      return `h${n(wide)}`;
  }
}

/** Trees and lamps stand between the plots, people walk anywhere. */
export function avenue({ width, ground, pitch, left }: Scene, hasPeople: boolean): Shape[] {
  const pen = new Pen();
  const luck = new Luck("avenue");
  for (let i = 1; i <= 5; i++) {
    const x = left + i * pitch - 20;
    if (i % 2) tree(pen, x, ground + 20, 0.9);
    else lamp(pen, x, ground + 20);
  }
  if (hasPeople)
    for (let x = 60; x < width - 20; x += luck.between(70, 150))
      person(pen, luck, x, ground + 25, 34);
  return pen.shapes;
}

/** Where the lamps of the avenue shine. */
export function lampsOf({ ground, pitch, left }: Scene): { x: number; y: number }[] {
  return [2, 4].map((i) => ({ x: left + i * pitch - 9, y: ground - 42 }));
}

function lamp(b: Pen, x: number, y: number): void {
  b.box("iron-dark", x - 1.5, y - 66, 3, 66).line("iron-dark", 2.6, `M${x} ${y - 64}q0-8 10-8`);
  b.path("iron-dark", `M${x + 5} ${y - 72}h12l-2 6h-8z`).disc("lit", x + 11, y - 64, 3.4);
}

export function tram(x: number, y: number): Shape[] {
  const b = new Pen();
  b.at(x, y, 1, () => {
    b.box("ink", 12, -6, 34, 7, 3).box("ink", 130, -6, 34, 7, 3).box("red", 0, -34, 176, 30, 7);
    b.box("trim", 0, -17, 176, 4).box("stone-dark", 16, -44, 144, 11, 3);
    b.line("iron-dark", 1.8, "M80-44l12-14 12 14");
    for (let i = 0; i < 6; i++) {
      b.box(
        (["lamp-2", "lamp-1", "lamp-3"] as const)[i % 3] ?? "lamp-1",
        9 + i * 27.5,
        -31,
        22,
        13,
        2,
      );
      if (i % 2) somebody(b, new Luck(`tram ${String(i)}`), 20 + i * 27.5, -18, 0.62);
    }
    b.disc("glow", 173, -11, 2.6);
  });
  return b.shapes;
}

const n = (value: number): number => Math.round(value * 10) / 10;
