/** Storeys of no kind: columns, light stone; halls for everybody. */

import type { Tone } from "../../../../facade/palette";
import { lampOf, pane } from "../parts/openings";
import { plant } from "../parts/greenery";
import { somebody } from "../parts/people";
import { INFILL, STOREY, type Pen } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left } = STOREY;

export const plain: Infill = (b, luck) => {
  const wide = INFILL / 4;
  for (const i of upTo(4))
    pane(b, left + i * wide + 9, 10, wide - 18, 52, {
      lamp: lampOf(luck),
      isArched: true,
      inside: () => {
        if (luck.happens(0.4)) somebody(b, luck, left + i * wide + 21, 62);
      },
    });
  for (const i of upTo(5)) {
    const x = Math.min(Math.max(left + i * wide, left + 5), left + INFILL - 5);
    b.box("trim", x - 3, 4, 6, 68).box("shade", x - 5, 2, 10, 4);
  }
};

export const halls: Infills = {
  aquarium_hall(b, luck) {
    b.box("trim", left + 5, 7, INFILL - 10, 58, 8).box("water", left + 8, 10, INFILL - 16, 52, 6);
    b.path("water-dark", "M34 62V48q20-8 40 0t40-2 40 4 32-4V56q0 6-6 6z");
    for (const x of [44, 112, 176])
      b.path("leaf-dark", `M${x} 62q-6-12 0-20 6 8 0 20zM${x + 6} 62q-5-8 0-14 5 6 0 14z`);
    fish(b, 60, 26, 1.1, "orange");
    fish(b, 100, 38, 1.3, "sun");
    fish(b, 140, 24, 1.4, "red");
    fish(b, 168, 42, 0.9, "lilac");
    fish(b, 78, 50, 0.8, "trim");
    for (const [x, y] of [
      [66, 18],
      [68, 14],
      [148, 16],
      [150, 12],
    ] as const)
      b.disc("blind", x, y, 1.6);
    somebody(b, luck, 120, 66, 1.1);
    somebody(b, luck, 132, 67, 0.75);
  },
  winter_garden(b, luck) {
    b.box("leaf-light", left, 0, INFILL, 72).box("mist", left, 0, INFILL, 72);
    [40, 72, 104, 140, 176].forEach((x, i) => {
      const y = 36 + (i % 2) * 8;
      b.line("wood-dark", 2.5, `M${x} 70V${y}`);
      for (const d of [-1, 1]) {
        b.path("leaf-dark", `M${x} ${y}q${d * 6} -16 ${d * 18} -8q${-d * 8} 2 ${-d * 18} 8z`);
        b.path("leaf", `M${x} ${y}q${d * 2} -20 ${d * 10} -22q2 12 ${-d * 10} 22z`);
      }
    });
    somebody(b, luck, 124, 72, 1.1);
    for (const x of [36, 56, 88, 120, 156, 184]) {
      b.path("leaf-dark", `M${x - 10} 72q2-14 10-14t10 14z`);
      b.disc("rose-dark", x - 3, 62, 1.8).disc("sun", x + 4, 65, 1.8);
    }
    for (const i of upTo(8)) b.box("trim", left + i * 23.7, 0, 2, 72);
    b.box("trim", left, 22, INFILL, 1.8).box("trim", left, 46, INFILL, 1.8);
  },
  foyer_with_fountain(b) {
    for (const i of upTo(4)) b.arch("lamp-1", left + 8 + i * 41, 16, 31, 56);
    for (const i of upTo(5)) b.box("trim", left + i * 40, 8, 8, 64);
    b.path("stone-dark", "M82 72h56l-6-8H88z").line("water", 2.5, "M96 64q14-44 28 0");
    b.line("water-light", 2, "M102 64q8-50 16 0").box("shade", left, 4, INFILL, 5);
  },
  art_gallery(b, luck) {
    const paints: Tone[] = ["red", "teal", "gold", "blue", "purple", "terra"];
    pane(b, left + 6, 8, INFILL - 12, 58, { frame: "roof", thick: 2 });
    [
      [36, 34],
      [74, 24],
      [104, 40],
      [150, 30],
    ].forEach(([x = 0, w = 0], i) => {
      b.box("gold-dark", x, 18, w, 26).box("trim", x + 2.5, 20.5, w - 5, 21);
      b.disc(paints[i] ?? "red", x + w / 2 - 3, 31, 6).box(
        paints[i + 2] ?? "teal",
        x + w / 2,
        30,
        8,
        9,
      );
    });
    for (const x of [62, 128, 142]) somebody(b, luck, x, 66, 1.15);
  },
  puppet_theatre(b) {
    b.box("roof", left + 14, 6, INFILL - 28, 66, 4).box("lamp-1", left + 22, 14, INFILL - 44, 50);
    b.path("red", "M48 14h30q-4 34-24 50h-6zM172 14h-30q4 34 24 50h6z");
    b.path(
      "red-dark",
      "M48 14h124v8q-8 6-15.5 0t-15.5 0-15.5 0-15.5 0-15.5 0-15.5 0-15.5 0-15.5 0z",
    );
    b.line("iron", 0.7, "M96 22v20M124 22v18")
      .disc("skin-1", 96, 43, 4.5)
      .disc("skin-2", 124, 41, 4.5);
    b.path("blue", "M90 64l3-16h6l3 16z").path("gold", "M118 64l3-18h6l3 18z");
    b.box("wood", left + 20, 64, INFILL - 40, 5);
  },
  reading_room(b, luck) {
    reading(b);
    for (const x of [56, 90, 132, 166]) somebody(b, luck, x, 62, 1.05);
    b.box("wood", left + 12, 60, INFILL - 24, 3);
    for (const x of [66, 110, 150])
      b.path("leaf", `M${x - 6} 54q6-8 12 0z`).box("gold", x - 0.7, 54, 1.4, 6);
  },
  reading_terrace(b, luck) {
    reading(b);
    for (const x of [70, 116, 160]) somebody(b, luck, x, 66, 1.15);
    for (const x of [46, 94, 140, 182]) plant(b, x, 68, 1.1);
  },
};

function reading(b: Pen): void {
  const spines: Tone[] = ["red", "teal", "blue", "gold", "purple", "brown"];
  b.box("wood-dark", left + 6, 6, INFILL - 12, 60).box("lamp-1", left + 8, 8, INFILL - 16, 56);
  for (const y of [22, 38]) {
    for (const i of upTo(36))
      b.box(spines[(i * 5 + y) % spines.length] ?? "red", left + 11 + i * 4.1, y - 11, 3.3, 11);
    b.box("wood-dark", left + 8, y, INFILL - 16, 1.6);
  }
}

function fish(b: Pen, x: number, y: number, size: number, tone: Tone): void {
  b.at(x, y, size, (at) => {
    at.path(tone, "M-9 0Q-2-7 7 0L12-5V5L7 0Q-2 7-9 0z").disc("ink", -5, -1, 1.1);
  });
}
