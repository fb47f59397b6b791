/** Specials of the family game that one may meet in a street. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { door } from "../parts/doors";
import { emblems } from "../parts/emblems";
import { bush } from "../parts/greenery";
import { flag, person, rays } from "../parts/street";
import { pane, windows } from "../parts/windows";

export function disco(b: Brush, luck: Luck): void {
  b.poly("lilac", 50, 40, 2, 4, 18, 0)
    .poly("rose", 50, 40, 82, 0, 98, 6)
    .poly("water-light", 50, 40, 40, 0, 54, 0);
  b.box("wall", 10, 58, 80, G - 58)
    .box("shade", 80, 58, 10, G - 58)
    .box("roof", 6, 54, 88, 5, 1);
  b.box("iron", 49.4, 8, 1.2, 12).disc("smoke", 50, 36, 18);
  for (let row = -3; row <= 3; row++)
    for (let i = -3; i <= 3; i++) {
      const [x, y] = [i * 5 * Math.cos(row / 4), row * 5];
      if (x * x + y * y < 260)
        b.box(
          luck.of(["water-light", "lilac", "trim", "rose", "glow", "water"] as const),
          47.8 + x,
          33.8 + y,
          4.4,
          4.2,
        );
    }
  b.star("trim", 42, 26, 4, 4).star("trim", 60, 44, 3, 4);
  for (const [x, tone] of [
    [16, "rose-dark"],
    [28, "gold"],
    [64, "teal"],
    [76, "red"],
  ] as const) {
    for (let y = 0; y < 4; y++)
      b.box(y > luck.between(0, 2.4) ? tone : "iron", x, 68 + y * 7, 8, 5, 1);
  }
  b.arch("purple", 38, 76, 24, G - 76)
    .arch("rose-dark", 40.4, 79, 19.2, G - 79)
    .arch("glow", 43, 82, 14, G - 82);
  person(b, luck, 47, G + 1, 14, "purple");
  person(b, luck, 55, G + 1, 13, "teal");
  b.at(24, 106, 1, emblems.note).at(78, 106, 1, emblems.note);
  for (let x = 10; x < 92; x += 6) b.disc("glow", x, 56.4, 1.3);
}

export function superheroAcademy(b: Brush, luck: Luck): void {
  rays(b, 50, 26, 24, "sun");
  b.box("wall", 38, 26, 24, G - 26)
    .box("shade", 56, 26, 6, G - 26)
    .poly("blue", 34, 28, 50, 10, 66, 28);
  b.box("wall", 8, 66, 84, G - 66)
    .box("shade", 84, 66, 8, G - 66)
    .box("blue", 5, 62, 34, 5)
    .box("blue", 61, 62, 34, 5);
  b.path("red", "M50 32l15 4q0 22-15 32-15-10-15-32z")
    .path("sun", "M50 36l11.4 3q0 17-11.4 25-11.4-8-11.4-25z")
    .at(50, 49, 1.9, emblems.bolt);
  for (const x of [13, 25, 67, 79]) {
    windows.arch(b, x, 72, 8, 10, pane(luck));
    windows.sash(b, x, 95, 8, 9, pane(luck));
  }
  b.box("trim", 8, 88, 84, 1.8);
  door(b, "grand", 50, 19);
  flag(b, 14, 62, 16, "red", 9);
  flag(b, 84, 62, 16, "red", 9);
  b.at(
    22,
    26,
    1,
    () =>
      b
        .path("red", "M-6 2q-10 2-13 9 9-1 17-4z")
        .box("blue", -6, -1, 13, 5, 2.4)
        .disc("skin-1", 9, 0.6, 2.7)
        .box("blue", 6, -4, 9, 1.8, 0.9)
        .box("gold", -9, 1.6, 4, 3, 1),
    -18,
  );
  person(b, luck, 28, G + 3, 10, "teal");
  b.path("red", `M26 ${G - 4}l-4 6h5z`);
}

export function toyStore(b: Brush, luck: Luck): void {
  const tones = ["red", "sun", "teal", "rose-dark", "blue"] as const;
  b.poly("red", 40, 40, 50, 14, 60, 40)
    .box("sun", 36, 38, 28, 14)
    .poly("teal", 12, 60, 25, 38, 38, 60)
    .poly("purple", 62, 60, 75, 38, 88, 60);
  for (const [x, y] of [
    [12, 60],
    [62, 60],
  ] as const)
    b.box(luck.of(tones), x, y, 26, 22);
  b.box("wall", 38, 52, 24, 32)
    .box("rose-dark", 10, 82, 26, 32)
    .box("sun", 36, 82, 28, 32)
    .box("blue", 64, 82, 26, 32);
  b.at(25, 71, 1.2, emblems.bear)
    .star("trim", 75, 71, 6)
    .disc("trim", 50, 45, 4.6)
    .disc("evening", 50, 45, 3.4);
  windows.sash(b, 44, 58, 12, 12, "lit");
  b.at(50, 68, 0.7, emblems.bear);
  b.arch("trim", 15, 90, 16, 18)
    .arch("evening", 16.4, 91.6, 13.2, 16)
    .arch("trim", 69, 90, 16, 18)
    .arch("evening", 70.4, 91.6, 13.2, 16);
  b.at(23, 103, 0.8, emblems.car).at(77, 101, 0.9, () =>
    b
      .path("red", "M-2.6 4V-2q0-4 2.6-6 2.6 2 2.6 6v6zM-5 6l2.4-5v3zM5 6L2.6 1v3z")
      .disc("glass", 0, -2, 1.4),
  );
  door(b, "arched", 50, 18);
  b.line("wood", 1, "M50 14V6").path("gold", "M50 5h8l-2 2.4 2 2.6h-8z");
  bush(b, 95, G, 4);
  person(b, luck, 62, G + 3, 9);
  b.disc("red", 8, G - 3, 3.4).line("trim", 1, `M4.8 ${G - 3}q3-2 6.4 0`);
}
