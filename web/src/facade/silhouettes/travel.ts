/** Where people arrive, leave and meet. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { clockFace } from "../parts/clock";
import { door } from "../parts/doors";
import { emblems } from "../parts/emblems";
import { car, person, smoke } from "../parts/street";
import { pane, windows } from "../parts/windows";

function waves(b: Brush, top: number): void {
  const wave = (y: number, d: number) =>
    `M0 ${G}V${y}q${6} ${-d} 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0V${G}z`;
  b.path("water", wave(top, 4)).path("water-light", wave(top + (G - top) * 0.55, 3));
}

export function harbor(b: Brush, luck: Luck): void {
  b.poly("trim", 76, 104, 78.5, 34, 89.5, 34, 92, 104)
    .poly("red", 77.6, 58, 78.2, 46, 89.8, 46, 90.4, 58)
    .poly("red", 76.6, 86, 77.2, 72, 90.8, 72, 91.4, 86)
    .box("iron-dark", 76, 31, 16, 3)
    .box("glow", 79, 21, 10, 10)
    .poly("red-dark", 76, 22, 84, 12, 92, 22)
    .poly("glow", 79, 24, 50, 14, 50, 32, 79, 29);
  b.line("gold-dark", 2.4, "M10 98V28h40M10 42l16-14M36 28v14").box("gold", 5, 92, 12, 8);
  b.line("iron-dark", 0.8, "M44 28v22");
  b.box("teal", 38, 50, 13, 8).line("teal-dark", 0.6, "M41 50v8M44.5 50v8M48 50v8");
  b.path("red-dark", "M14 88h58l-8 18H22z")
    .path("trim", "M15 88h57l-1.4 3H16z")
    .box("trim", 54, 72, 12, 16)
    .box("evening", 56, 75, 8, 4)
    .box("gold", 57, 62, 6, 10)
    .box("ink", 57, 62, 6, 3);
  smoke(b, 60, 60, 4);
  for (const [x, y, tone] of [
    [22, 80, "blue"],
    [34, 80, "orange"],
    [22, 72, "leaf-dark"],
    [34, 72, "purple"],
  ] as const)
    b.box(tone, x, y, 11.4, 7.4);
  waves(b, 102);
  b.box("stone", 70, 102, 30, 12);
  person(b, luck, 96, 102, 11, "blue");
  b.line("iron", 1.4, "M74 106v6").path("trim", "M60 44q3-4 5 0 2-4 5 0-3-1-5 1-2-2-5-1z");
}

export function airport(b: Brush, luck: Luck): void {
  b.at(
    44,
    24,
    1.15,
    () =>
      b
        .path("trim", "M-30 2q2-5 10-5h30q12 0 16 6-3 4-12 4H-20q-8-1-10-5z")
        .path("red", "M-30 2l-6-12h7l7 8zM-4 3l-14 12h8L10 4z")
        .path("stone", "M0-2L-8-11h6L10-2z")
        .line("blue-dark", 1.4, "M-14-0.4h22")
        .box("glass", 16, -2, 5, 2.4, 1),
    -12,
  );
  b.poly("wall", 76, G, 78, 56, 86, 56, 88, G)
    .poly("shade", 83, 56, 86, 56, 88, G, 84, G)
    .poly("evening", 70, 44, 94, 44, 90, 56, 74, 56)
    .line("iron-dark", 0.8, "M78 44l1 12M86 44l-1 12")
    .box("roof", 69, 40, 26, 4, 1)
    .box("red", 81.4, 30, 1.2, 10);
  b.path("roof", "M2 88q34-26 74-6v6z").path("wall", `M4 88h70v${G - 88}H4z`);
  for (const x of [8, 21, 34, 47, 60]) b.box(pane(luck), x, 92, 10, 12);
  b.box("shade", 4, 108, 70, 6);
  b.disc("trim", 39, 82, 6).at(39, 82, 0.8, () =>
    b.path(
      "blue-dark",
      "M0-6q1 0 1 3l5 3v1.6L1 0v4l1.6 1.4v1L0 5.8l-2.6.6v-1L-1 4V0l-5 1.6V0l5-3q0-3 1-3z",
    ),
  );
  door(b, "glass", 39, 14);
  b.line("red", 1, "M94 88l5 2v5l-5-1M94 88v22");
  person(b, luck, 66, G + 3, 11);
  b.box("red", 69, G - 2, 3.6, 5, 0.8);
}

export function trainStation(b: Brush, luck: Luck): void {
  b.box("wall", 66, 30, 20, 50).box("shade", 80, 30, 6, 50).poly("roof", 62, 31, 76, 12, 90, 31);
  clockFace(b, 75, 42, 6.4);
  b.path("roof", "M2 74q28-40 62 0z")
    .path("evening", "M7 73q25-32 52 0z")
    .line("roof", 1.2, "M33 51v22M20 59v14M46 59v14M7 68h52");
  b.box("wall", 2, 73, 94, G - 73)
    .box("shade", 86, 73, 10, G - 73)
    .box("trim", 0, 72, 98, 2.4);
  for (const x of [8, 22, 36, 50])
    b.arch("trim", x - 1, 79, 12, 20).arch("evening", x, 80.4, 10, 18);
  windows.arch(b, 70, 82, 9, 14, pane(luck));
  b.at(0, 2, 1, () => {
    b.box("red", 8, 92, 34, 14, 2)
      .box("red-dark", 8, 100, 34, 6)
      .box("red", 8, 84, 12, 12, 1)
      .box("glass", 10.6, 87, 6.6, 5)
      .box("ink", 32, 84, 5, 9)
      .box("ink", 30.6, 82, 7.8, 3)
      .dome("gold", 26, 92, 3, 4)
      .disc("glow", 43, 97, 2)
      .box("teal", 48, 90, 30, 16, 1.4)
      .box("trim", 51, 93, 6, 5)
      .box("trim", 60, 93, 6, 5)
      .box("trim", 69, 93, 6, 5)
      .box("iron-dark", 42, 102, 6, 1.6);
    for (const x of [13, 23, 33, 54, 72]) b.disc("ink", x, 107.6, 4).disc("stone", x, 107.6, 1.6);
    b.poly("iron", 42, 112, 42, 104, 47, 112);
  });
  smoke(b, 35, 80, 5);
  b.box("iron-dark", 0, 113, 100, 1.8);
  person(b, luck, 88, G, 12, "purple");
}

export function underwaterTunnel(b: Brush, luck: Luck): void {
  b.path("water-light", `M0 ${G}V40q8-6 16 0t17 0 17 0 17 0 17 0 16 0v74z`)
    .path("water", `M0 ${G}V52q50 8 100 0v62z`)
    .path("water-dark", `M0 ${G}V84q50 8 100 0v30z`);
  b.path("trim", "M60 38h24l-4 8H64z")
    .poly("red", 71, 36, 71, 16, 82, 34)
    .box("wood-dark", 70, 14, 1.4, 25);
  b.path("stone", "M-2 112V92q52-34 104 0v20z")
    .path("stone-dark", "M-2 112V97q52-30 104 0v15z")
    .path("glow", "M-2 112v-9q52-27 104 0v9z")
    .path("road", "M-2 113v-4q52-6 104 0v4z");
  for (const x of [10, 30, 50, 70, 90])
    b.line("stone", 2, `M${x} ${98 - 14 * Math.sin((x / 100) * Math.PI)}v8`);
  car(b, 32, 110, "red", 0.95);
  car(b, 66, 110, "gold", 0.85);
  b.path("orange", "M16 66q6-6 12 0l5-4v9l-5-4q-6 6-12-1z")
    .disc("ink", 19, 65, 0.9)
    .path("sun", "M78 62q4-4 8 0l4-3v6l-4-3q-4 4-8 0z")
    .disc("ink", 80, 61.6, 0.7);
  b.path("purple", "M44 64q0-9 8-9t8 9v3q-1 5-2 0-1 6-3 0-1 6-3 0-1 6-3 0-1 6-3 0-1 4-4-1z")
    .disc("trim", 49, 61, 1.6)
    .disc("trim", 55, 61, 1.6)
    .disc("ink", 49, 61, 0.8)
    .disc("ink", 55, 61, 0.8);
  for (let i = 0; i < 9; i++)
    b.disc("water-light", luck.between(6, 94), luck.between(54, 80), luck.between(0.8, 1.8));
  b.line("leaf-dark", 2, "M6 92q-3-8 1-14t0-10M94 92q4-8 0-14");
}

export function concertArena(b: Brush, luck: Luck): void {
  b.poly("glow", 24, 30, 10, 2, 22, 0).poly("rose", 76, 30, 80, 0, 92, 4);
  b.path("roof", `M6 ${G}V68Q10 24 50 24t44 44v${G - 68}z`).path(
    "wall",
    `M12 ${G}V70Q16 32 50 32t38 38v${G - 70}z`,
  );
  b.path("ink", `M20 ${G}V74q2-32 30-32t30 32v${G - 74}z`)
    .poly("lilac", 50, 44, 28, 98, 44, 98)
    .poly("rose", 50, 44, 58, 98, 74, 98)
    .poly("sun", 50, 44, 44, 98, 58, 98);
  b.box("wood", 20, 97, 60, 5)
    .box("iron", 22, 80, 8, 17)
    .disc("ink", 26, 85, 2.6)
    .disc("ink", 26, 92, 3)
    .box("iron", 70, 80, 8, 17)
    .disc("ink", 74, 85, 2.6)
    .disc("ink", 74, 92, 3);
  person(b, luck, 50, 97, 17, "red");
  b.line("gold", 2, "M46 90l10-4");
  person(b, luck, 38, 97, 14, "teal");
  person(b, luck, 62, 97, 14, "purple");
  b.box("trim", 57.4, 90, 9, 2);
  for (let x = 10; x < 94; x += 5)
    b.disc(luck.of(["brown", "wood", "ink", "gold-dark"] as const), x, 108 + (x % 2), 2.6).box(
      luck.of(["red", "blue", "teal", "gold"] as const),
      x - 2.6,
      110,
      5.2,
      5,
      2,
    );
  b.at(50, 31, 0.9, emblems.note);
}
