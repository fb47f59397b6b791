/** Wonders of antiquity. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { bush, palm, poplar } from "../parts/greenery";
import { cloud, flag, person } from "../parts/street";

export function greatPyramid(b: Brush, luck: Luck): void {
  b.poly("shade", 74, G, 88, 82, 108, G).poly("wall", 60, G, 88, 82, 92, G);
  b.poly("shade", 46, 26, 96, G, 58, G)
    .poly("wall", 2, G, 46, 26, 60, G)
    .poly("gold", 40, 38, 46, 26, 53, 38, 48, 40);
  b.line(
    "shade",
    0.8,
    "M35 50h14M28 64h22M20 78h33M12 92h42M6 104h50M40 50v14M32 64v14M44 64v14M26 78v14M40 78v14M20 92v12M34 92v12M48 92v12",
  );
  b.poly("wood-dark", 28, G, 30, 100, 38, 100, 40, G).poly("ink", 31, G, 32, 103, 36, 103, 37, G);
  palm(b, 90, G, 34);
  palm(b, 6, G, 26);
  b.at(72, G + 2, 1, () => {
    b.path(
      "gold-dark",
      "M-11-8q1-3 5-3 1-5 4-5t4 5q4 0 5 2l3-7q1-3 5-2l-1 3q-3 0-3 2l-2 9q-2 3-5 3V0h-2v-5h-7v5h-2v-5q-3 0-4-3z",
    ).box("red", -4, -12, 6, 4, 1);
    person(b, luck, -1, -12, 9, "trim");
  });
}

export function moai(b: Brush, luck: Luck): void {
  b.path("grass", `M-4 ${G}q50-26 108-4v4z`);
  b.path("water", "M0 96q50-8 100-2v6H0z");
  b.path("grass", `M-2 ${G}q46-26 104-6v6z`);
  for (const [x, k] of [
    [18, 0.72],
    [82, 0.78],
    [50, 1.12],
  ] as const)
    b.at(x, 106, k, () => {
      b.path("stone-dark", "M-15 4l2-30q-2-18 0-32 2-8 13-8t13 8q3 14 0 32l2 30z").path(
        "stone",
        "M-12 4l1-30q-2-16 0-31 2-6 10-6 7 0 8 5 2 16 0 32l1 30z",
      );
      b.box("stone-dark", -12, -48, 23, 5, 2)
        .path("stone-dark", "M-3-44l6 0 2 16q-4 3-9 0z")
        .box("ink", -9, -44, 5, 3, 1)
        .box("ink", 4, -44, 5, 3, 1)
        .box("stone-dark", -7, -21, 13, 3.4, 1.6)
        .box("stone-dark", -15, -46, 3, 18, 1)
        .box("stone-dark", 12, -46, 3, 18, 1);
      if (k > 1) b.path("red-dark", "M-12-64q0-10 12-10t12 10z");
    });
  b.box("stone-dark", 4, 106, 92, 6, 2);
  person(b, luck, 33, G + 3, 10);
  bush(b, 96, G, 4);
  bush(b, 2, G, 4);
}

export function sphinx(b: Brush): void {
  b.poly("shade", 62, 96, 82, 50, 104, 96);
  b.path("sand-dark", `M0 ${G}v-12q50-10 100-4v16z`);
  b.path("wall", `M34 ${G}V84q10-8 26-8 28 0 34 20l2 18z`).path(
    "shade",
    `M78 80q14 4 16 16l2 18H84q4-20-6-34z`,
  );
  b.path("wall", `M6 ${G}v-6q0-4 5-4h22v10z`)
    .path("shade", `M6 ${G}v-3h30v3z`)
    .path("gold", "M12 70q-2-38 20-40 22 2 22 42l2 20H10z")
    .line(
      "blue",
      2.6,
      "M14 52l5 2M13 60l6 1M12.6 68l7 1M12 76l8 1M52 54l-6 2M53 62l-6 1M54 70l-7 1M55 78l-8 1M24 34q8-5 16 0",
    );
  b.path("wall", "M20 46q12-8 26 0v20q-4 12-13 12t-13-12z").path(
    "shade",
    "M38 43q4 0 8 3v20q-3 10-10 12 6-14 2-35z",
  );
  b.oval("trim", 27.6, 55, 3, 1.8)
    .disc("ink", 28, 55, 1.4)
    .oval("trim", 39, 55, 3, 1.8)
    .disc("ink", 39, 55, 1.4)
    .line("shade", 1.2, "M33 54l-1.4 9h3")
    .line("red-dark", 1.2, "M29 69q4 2 8 0")
    .line("ink", 0.9, "M24 51q4-2 7 0M36 51q3-2 7 0");
  b.box("gold-dark", 31, 77, 5, 10, 1);
  palm(b, 93, G, 30);
}

export function stonehenge(b: Brush, luck: Luck): void {
  b.path("grass", `M-4 ${G}q50-28 108 0z`);
  b.disc("sun", 50, 58, 15);
  for (const [x, w, top] of [
    [10, 10, 66],
    [30, 9, 58],
    [62, 9, 58],
    [82, 10, 66],
  ] as const)
    b.path("stone-dark", `M${x} 106l1-${106 - top}h${w - 2}l1 ${106 - top}z`).path(
      "stone",
      `M${x} 106l1-${106 - top}h${w * 0.5}l-1 ${106 - top}z`,
    );
  b.path("stone", "M27 60l1-8h46l1 8z")
    .path("stone-dark", "M27 60h48l-.4-3H27.4z")
    .path("stone", "M7 68l1-7 15-2v7z")
    .path("stone", "M79 66v-7l15 3v7z");
  for (const [x, w, top] of [
    [20, 13, 74],
    [46, 12, 70],
    [70, 13, 76],
  ] as const)
    b.path("stone-dark", `M${x} ${G}l2-${G - top}h${w - 3}l2 ${G - top}z`).path(
      "stone",
      `M${x} ${G}l2-${G - top}h${w * 0.45}l-2 ${G - top}z`,
    );
  b.path("stone", "M18 76l1-9h42l-1 9z").path("stone-dark", "M18 76l.4-3h42l-.4 3z");
  b.path("stone", `M86 ${G}l2-10 9-1 2 11z`);
  b.at(40, 0, 1, () => person(b, luck, 0, G + 2, 12, "trim"));
  b.at(66, 0, 1, () => person(b, luck, 0, G + 2, 12, "trim"));
}

export function mayanPyramid(b: Brush, luck: Luck): void {
  for (let i = 0; i < 6; i++) {
    const y = 102 - i * 10;
    const half = 47 - i * 6;
    b.box(i % 2 ? "wall" : "sand-dark", 50 - half, y, half * 2, 12)
      .box("shade", 50 + half - 7, y, 7, 12)
      .box("leaf-dark", 50 - half, y - 0.6, half * 0.5, 1.6);
  }
  b.box("wall", 34, 34, 32, 18)
    .box("shade", 58, 34, 8, 18)
    .box("sand-dark", 31, 29, 38, 6)
    .box("wall", 36, 22, 28, 8)
    .box("ink", 38, 38, 6, 14)
    .box("ink", 47, 38, 6, 14)
    .box("ink", 56, 38, 6, 14);
  for (const x of [39, 46, 53]) b.box("red", x, 24, 5, 4);
  b.poly("stone", 43, 52, 57, 52, 61, G, 39, G);
  for (let y = 56; y < G; y += 4)
    b.line("stone-dark", 0.9, `M${43 - (y - 52) * 0.06} ${y}h${14 + (y - 52) * 0.12}`);
  b.path("teal", "M37 112q-5-6 0-9l4 2v7zM63 112q5-6 0-9l-4 2v7z");
  palm(b, 5, G, 36);
  palm(b, 96, G, 30);
  bush(b, 12, G, 5);
  bush(b, 88, G, 5);
  person(b, luck, 48, 78, 9, "red");
  b.path("red", "M20 40q6-6 10 0l5 5-6-1q-3 5-9 2z").path("leaf-dark", "M29 45l8 8-9-6z");
}

export function machuPicchu(b: Brush, luck: Luck): void {
  b.poly("leaf-dark", 34, 100, 66, 4, 82, 26, 102, 100)
    .poly("leaf", 34, 100, 66, 4, 66, 50, 78, 100)
    .poly("leaf-dark", -8, 100, 14, 36, 44, 100);
  cloud(b, 22, 46, 30);
  cloud(b, 88, 40, 22);
  for (let i = 0; i < 5; i++) {
    const y = 72 + i * 9;
    b.path("leaf-light", `M${20 - i * 6} ${y}h${64 + i * 8}v4h${-64 - i * 8}z`).path(
      i % 2 ? "shade" : "wall",
      `M${20 - i * 6} ${y + 3}h${64 + i * 8}v6h${-64 - i * 8}z`,
    );
  }
  for (const [x, y, w] of [
    [26, 72, 16],
    [48, 72, 14],
    [66, 81, 16],
    [14, 90, 16],
    [42, 90, 18],
  ] as const) {
    b.box("wall", x, y - 9, w, 9).poly("wood", x - 2, y - 8, x + w / 2, y - 18, x + w + 2, y - 8);
    b.poly(
      "ink",
      x + w / 2 - 2,
      y,
      x + w / 2 - 1.4,
      y - 6,
      x + w / 2 + 1.4,
      y - 6,
      x + w / 2 + 2,
      y,
    );
  }
  b.at(84, G, 1, () =>
    b
      .path("trim", "M-8 0v-9q1-3 7-3 3 0 4-3l1-8q1-3 3-2l3 2-1 2-2 1-1 10q0 4-3 5V0h-2v-5h-5v5z")
      .box("red", -5, -13, 6, 3, 1)
      .disc("ink", 6.4, -22.6, 0.7),
  );
  person(b, luck, 34, G + 2, 11, "red");
}

export function colosseum(b: Brush, luck: Luck): void {
  b.path("shade", "M2 44q40-20 66-10l4 10 8 2 3 12 12 4v20H4z")
    .oval("sand-dark", 46, 50, 38, 8)
    .path("wall", `M0 52q50 16 72 8l3 6 12 2 2 8 9 2-3 ${G - 78}H4z`)
    .path("shade", `M84 68l3 0 2 8 9 2-3 ${G - 78}H82z`);
  for (const [y, h, many] of [
    [58, 12, 7],
    [76, 13, 8],
    [94, 20, 8],
  ] as const)
    for (let i = 0; i < many; i++) {
      const x = 6 + i * 10.6;
      const drop = y < 90 ? 5 * Math.sin((x / 100) * Math.PI) : 0;
      if (y < 60 && i > 5) continue;
      b.arch(
        i === 4 && y > 90 ? "ink" : i % 3 ? "brown" : "evening",
        x,
        y + drop,
        6.4,
        h - (y > 90 ? 0 : 1),
      );
    }
  b.line("trim", 1.4, "M2 74q48 10 90 2M3 92h93");
  flag(b, 22, 54, 14, "red", 8);
  flag(b, 50, 60, 16, "red", 8);
  person(b, luck, 50.6, G + 2, 11, "red");
  poplar(b, 96, G, 34);
  bush(b, 3, G, 4);
}

export function parthenon(b: Brush, luck: Luck): void {
  b.path("leaf-dark", `M0 ${G}v-6q50-14 100 0v6z`);
  b.box("shade", 12, 64, 76, 40);
  b.box("ink", 40, 72, 20, 32);
  b.poly("wall", 4, 52, 50, 30, 96, 52).poly("shade", 16, 50, 50, 34, 84, 50);
  b.poly("wall", 40, 49, 44, 44, 50, 38, 56, 44, 60, 49).disc("gold", 50, 44.6, 2.4);
  b.box("wall", 5, 52, 90, 5).box("shade", 5, 56, 90, 1.6).box("wall", 7, 57, 86, 5);
  for (let x = 9; x < 92; x += 6.4) b.box("shade", x, 58, 3, 3.4);
  for (let i = 0; i < 7; i++) {
    const x = 8 + i * 13;
    b.box("wall", x, 66, 6.4, 38)
      .box("shade", x + 4.4, 66, 1.2, 38)
      .box("shade", x + 2, 66, 0.7, 38)
      .box("wall", x - 1.4, 62.6, 9.2, 3.4);
  }
  for (const [x, w, y] of [
    [3, 94, 104],
    [1, 98, 107.4],
    [-1, 102, 110.8],
  ] as const)
    b.box("wall", x, y, w, 2.2).box("shade", x, y + 2.2, w, 1.3);
  b.dome("trim", 50, 104, 5, 0.1);
  person(b, luck, 31, 104, 11, "trim");
  person(b, luck, 70, G + 4, 11, "red");
  poplar(b, 97, 106, 30);
}
