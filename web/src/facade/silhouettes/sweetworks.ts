/** Works that make what children dream of. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { door, rollerDoor } from "../parts/doors";
import { emblems } from "../parts/emblems";
import { cloud, person, smoke } from "../parts/street";
import { pane, windows } from "../parts/windows";

export function candyFactory(b: Brush, luck: Luck): void {
  for (const [x, top] of [
    [19, 24],
    [82, 34],
  ] as const) {
    b.box("trim", x - 4.4, top, 8.8, G - top, 4);
    for (let y = top + 6; y < 90; y += 11)
      b.poly("red", x - 4.4, y + 4, x + 4.4, y - 2, x + 4.4, y + 3, x - 4.4, y + 9);
    smoke(b, x, top - 2, 6, "rose");
  }
  b.box("wall", 15, 66, 72, G - 66, 5)
    .box("shade", 78, 70, 9, G - 70)
    .path(
      "trim",
      "M13 72v-8q4-6 9-4 4-8 11-4 6-8 13-2 8-7 14 0 8-5 12 3 8-4 11 3 5 0 6 6v6q-3 4-5 0-4 6-8 0-4 8-8 1-5 7-9 0-4 8-9 1-4 6-9 0-4 8-9 1-4 6-9 0-4 5-8-1-3 3-5 2z",
    );
  for (const [x, tone] of [
    [24, "red"],
    [42, "sun"],
    [58, "teal"],
    [76, "purple"],
  ] as const) {
    b.disc("trim", x, 86, 5.6)
      .disc(tone, x, 86, 4.6)
      .line("trim", 1, `M${x - 2} ${83}q5 2 1 6`);
  }
  door(b, "arched", 50, 16);
  b.at(30, 105, 1.1, emblems.sweet).at(71, 105, 1.1, emblems.sweet);
  b.line("wood", 1.2, `M6 ${G}v-17M95 ${G}v-13`)
    .disc("rose-dark", 6, 94, 5.4)
    .disc("rose", 6, 94, 3)
    .disc("gold", 95, 98, 4.6)
    .disc("trim", 95, 98, 2.4);
  person(b, luck, 62, G + 3, 9);
}

export function chocolateFactory(b: Brush, luck: Luck): void {
  for (const x of [22, 78]) {
    b.box("wall", x - 5, 30, 10, 50).box("rose-dark", x - 6, 28, 12, 4);
    b.heart("rose", x + 2, 19, 5).heart("rose", x + 8, 9, 3.6);
  }
  b.box("wall", 10, 56, 80, G - 56, 3).box("shade", 80, 58, 10, G - 58);
  b.path(
    "wood",
    "M8 62v-8h84v8q-2 8-5 0-2-4-4 0-1 16-5 1-3-5-6 0-2 9-5 0-3-4-6 0-1 14-5 1-3-6-6 0-2 8-5 0-3-5-6 0-1 18-5 1-3-5-5 0-2 9-5 0-3-4-6 0-2 6-5 0-2 4-4 0z",
  );
  for (const x of [17, 31, 61, 75]) windows.arch(b, x, 82, 8, 10, pane(luck));
  b.box("gold", 36, 84, 28, 4, 1);
  door(b, "grand", 50, 17);
  b.disc("trim", 50, 73, 8).at(50, 73, 1.1, emblems.bar);
  b.box("iron-dark", 2, G - 4, 20, 1.6)
    .box("wood", 4, G - 9, 5, 5)
    .box("brown", 12, G - 8, 6, 4);
  person(b, luck, 70, G + 3, 10, "trim");
}

export function dreamFactory(b: Brush): void {
  for (const [x, top, tone] of [
    [28, 36, "lilac"],
    [50, 26, "rose"],
    [72, 40, "water-light"],
  ] as const) {
    b.box("shade", x - 4, top, 8, 50).box("roof", x - 5.4, top - 2, 10.8, 3);
    cloud(b, x + 6, top - 10, 22, tone);
  }
  b.star("sun", 60, 8, 4).star("sun", 90, 24, 2.6).star("sun", 12, 20, 3);
  b.path("purple", `M14 ${G}V72q0-14 16-14h40q16 0 16 14v${G - 72}z`).path(
    "lilac",
    `M14 ${G}V74q0-14 16-14h30q14 0 14 14v${G - 74}z`,
  );
  b.at(45, 80, 2.1, emblems.moon)
    .star("trim", 62, 76, 2.4)
    .star("trim", 28, 82, 2)
    .star("trim", 58, 92, 1.6);
  b.dome("trim", 45, G, 9, 17)
    .dome("evening", 45, G, 7, 14)
    .disc("gold", 49, G - 6, 0.8);
  cloud(b, 14, G, 30);
  cloud(b, 84, G, 32);
}

export function filmStudio(b: Brush, luck: Luck): void {
  b.path("roof", `M10 ${G}V62q40-34 76 0v${G - 62}z`)
    .path("wall", `M13 ${G}V66q36-30 70 0v${G - 66}z`)
    .path("shade", `M74 ${G}V58q6 4 9 8v${G - 66}z`);
  rollerDoor(b, 22, 34, 32, 0.55);
  b.poly("sun", 30, G, 48, G, 43, 96, 35, 96).disc("glow", 39, 98, 2.4);
  b.at(66, 74, 1.3, () => b.star("gold", 0, 0, 8));
  b.at(50, 40, 1, () => {
    b.box("ink", -16, -2, 32, 18, 1.4).at(
      -16,
      -3,
      1,
      () =>
        b
          .box("ink", 0, -6, 32, 6)
          .poly("trim", 4, 0, 8, -6, 13, -6, 9, 0)
          .poly("trim", 15, 0, 19, -6, 24, -6, 20, 0),
      -9,
    );
    b.disc("gold", 0, 7, 5).star("ink", 0, 7, 3);
  });
  b.line("iron-dark", 1, `M74 ${G}l5-13 5 13M79 ${G}v-13`)
    .box("ink", 72, G - 21, 14, 9, 1.6)
    .poly("ink", 72, G - 18, 67, G - 21, 67, G - 12, 72, G - 15)
    .disc("iron", 76, G - 24, 3.4)
    .disc("iron", 83, G - 24, 3.4);
  person(b, luck, 92, G + 2, 12, "red");
  person(b, luck, 39, G + 1, 11, "teal");
}

export function ghostHuntersHq(b: Brush, luck: Luck): void {
  b.box("wall", 24, 40, 56, G - 40)
    .box("shade", 72, 40, 8, G - 40)
    .box("trim", 21, 34, 62, 3)
    .box("roof", 24, 36, 56, 5);
  b.box("wall", 60, 12, 16, 24).box("roof", 57, 9, 22, 4).arch("ink", 64, 17, 8, 12);
  for (const x of [30, 45, 60]) {
    windows.arch(b, x, 47, 9, 11, pane(luck));
    windows.sash(b, x, 66, 9, 9, pane(luck));
  }
  b.box("roof", 24, 79, 56, 3);
  b.arch("trim", 31, 85, 30, 30).arch("ink", 33, 87, 26, 28);
  b.path("trim", `M37 ${G}v-10l3-7h12l3 7v10z`)
    .box("glass", 40.6, G - 15, 10.8, 5)
    .box("red", 37, G - 7, 18, 2)
    .disc("red", 46, G - 18.4, 1.6)
    .disc("glow", 40, G - 5, 1.4)
    .disc("glow", 52, G - 5, 1.4);
  door(b, "plain", 71, 15);
  b.disc("red", 52, 78, 10.4)
    .disc("wall", 52, 78, 8.4)
    .at(52, 78, 1.5, () => emblems.ghost(b));
  b.at(90, 30, 1.3, () =>
    b
      .path("trim", "M-5 8V-1q0-6 5-6t5 6v9l-2.4-2L0 8l-2.6-2z")
      .disc("ink", -1.8, -1, 1)
      .disc("ink", 1.8, -1, 1),
  );
  b.at(10, 58, 1, () =>
    b
      .path("trim", "M-5 8V-1q0-6 5-6t5 6v9l-2.4-2L0 8l-2.6-2z")
      .disc("ink", -1.8, -1, 1)
      .disc("ink", 1.8, -1, 1),
  );
}
