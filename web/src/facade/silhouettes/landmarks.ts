/** Landmarks of newer times. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { clockFace } from "../parts/clock";
import { door } from "../parts/doors";
import { bush, poplar, tree } from "../parts/greenery";
import { car, cloud, flag, person } from "../parts/street";
import { pane, windows } from "../parts/windows";

function waves(b: Brush, top: number): void {
  const wave = (y: number, d: number) =>
    `M0 ${G}V${y}q${6} ${-d} 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0V${G}z`;
  b.path("water", wave(top, 4)).path("water-light", wave(top + (G - top) * 0.55, 3));
}

export function statueOfLiberty(b: Brush): void {
  cloud(b, 18, 34, 24);
  cloud(b, 86, 52, 20);
  b.poly("sand", 30, 100, 34, 74, 66, 74, 70, 100)
    .poly("sand-dark", 58, 74, 66, 74, 70, 100, 60, 100)
    .box("stone", 31, 70, 38, 5)
    .box("stone", 22, 99, 56, 6)
    .box("stone-dark", 14, 104, 72, 6);
  b.box("sand-dark", 45, 82, 10, 16);
  b.at(50, 71, 0.88, () => {
    b.path("teal", "M-11 0q2-18 1-30-1-7 4-9h11q5 3 5 10-1 14 3 29z")
      .path("teal-dark", "M-2 0q4-16 2-34l5-4q5 3 5 10-1 14 3 28zM-8-2q1-12 1-22l1 22z")
      .path("teal", "M-8-36q-6-10-5-26l5-1q0 12 5 22z")
      .box("gold-dark", -13, -67, 7, 4, 1)
      .path("gold", "M-13-67q0-5 3-9 4 4 4 9z")
      .disc("teal", 0.6, -44, 5)
      .path("teal-dark", "M1-48q5 1 4 7-2 2-4 2z")
      .path("teal", "M-6-47l-4-5 5 2-1-7 4 5 3-7 2 7 5-5-1 7 5-2-4 6z")
      .path("teal-dark", "M8-30l8-6 3 9-8 5z");
  });
  waves(b, 107);
  b.path("trim", "M8 106h14l-2 5H10z").poly("trim", 15, 105, 15, 92, 22, 104);
}

export function bigBen(b: Brush, luck: Luck): void {
  b.box("wall", 4, 78, 92, G - 78)
    .box("shade", 86, 78, 10, G - 78)
    .box("roof", 2, 75, 96, 4);
  for (let x = 8; x < 94; x += 8)
    if (x < 32 || x > 62) windows.point(b, x, 88, 4.6, 12, pane(luck));
  for (const x of [8, 20, 74, 86]) b.poly("wall", x - 2.4, 76, x, 64, x + 2.4, 76);
  b.box("wall", 37, 34, 26, G - 34).box("shade", 56, 34, 7, G - 34);
  for (const x of [41, 46, 51]) b.box("shade", x, 56, 1.6, 54);
  b.box("wall", 34, 26, 32, 26)
    .box("shade", 58, 26, 8, 26)
    .box("gold", 33, 24, 34, 3)
    .box("gold", 33, 51, 34, 2.4);
  clockFace(b, 49, 38.6, 9.4);
  b.path("roof", "M35 25l5-9h20l5 9z")
    .box("wall", 41, 10, 18, 7)
    .arch("ink", 44, 11, 4, 6)
    .arch("ink", 52, 11, 4, 6)
    .poly("roof", 39, 11, 50, 1, 61, 11)
    .disc("gold", 50, 2, 1.4);
  door(b, "gate", 50, 12);
  b.box("red", 66, G - 14, 26, 15, 2)
    .box("evening", 68, G - 12, 22, 4)
    .box("evening", 68, G - 5.6, 16, 3.6)
    .disc("ink", 72, G + 1, 2.6)
    .disc("ink", 86, G + 1, 2.6)
    .box("trim", 66, G - 7.4, 26, 1);
  person(b, luck, 18, G + 3, 12);
}

export function goldenGate(b: Brush): void {
  b.path("leaf-dark", "M-4 100q16-26 34-6v20H-4zM74 100q14-24 30-10v24H74z");
  cloud(b, 50, 62, 40);
  cloud(b, 14, 44, 22);
  for (const x of [26, 74]) {
    b.box("red", x - 5, 14, 3.6, 96)
      .box("red", x + 1.4, 14, 3.6, 96)
      .box("red", x - 6, 12, 12, 4);
    for (const y of [26, 42, 58, 96]) b.box("red", x - 4, y, 8, 4);
    b.box("red-dark", x + 3.2, 14, 1.8, 96);
  }
  b.line("red", 1.6, "M0 62Q14 40 26 15q24 100 48 0 12 26 26 46");
  for (const x of [6, 14, 34, 42, 50, 58, 66, 86, 94]) {
    const s = (x - 50) / 24;
    const y =
      Math.abs(s) < 1
        ? 65 - 50 * (1 - Math.abs(s)) * 0 - 50 * s * s
        : 62 -
          (1 - Math.abs(Math.abs(x - 50) - 50) / 24) * 0 -
          40 * (1 - (Math.abs(x - 50) - 24) / 26);
    b.line("red", 0.7, `M${x} ${y}V80`);
  }
  b.box("red", 0, 79, 100, 5).box("red-dark", 0, 83, 100, 2);
  car(b, 40, 80.4, "blue", 0.55);
  car(b, 62, 80.4, "gold", 0.55);
  b.path("trim", "M40 106h18l-3 5H43z")
    .poly("trim", 49, 105, 49, 90, 57, 104)
    .poly("smoke", 48, 105, 48, 93, 42, 104);
  waves(b, 108);
}

export function windTurbine(b: Brush): void {
  b.path("grass", `M-4 ${G}q30-30 60-16t50 0v16z`).path("leaf-light", `M-4 ${G}q50-18 108-4v4z`);
  for (const [x, y, k, turn] of [
    [20, 66, 0.46, 20],
    [80, 58, 0.56, 70],
    [50, 44, 1, 8],
  ] as const) {
    b.poly("trim", x - 2.6 * k, G - 6, x - 1.2 * k, y, x + 1.2 * k, y, x + 2.6 * k, G - 6).poly(
      "snow-dark",
      x,
      G - 6,
      x,
      y,
      x + 1.2 * k,
      y,
      x + 2.6 * k,
      G - 6,
    );
    for (const a of [0, 120, 240])
      b.at(
        x,
        y,
        k,
        () =>
          b
            .path("trim", "M-1.6 0q-3.4-6-1-16L0-38l2.4 22q1 10-.8 16z")
            .path("red", "M-.8-30L0-38l.9 8z"),
        turn + a,
      );
    b.disc("snow-dark", x, y, 3.6 * k);
  }
  b.box("wall", 62, 94, 18, 16).poly("roof", 59, 95, 71, 84, 83, 95).box("evening", 66, 99, 5, 5);
  tree(b, 90, 110, 24);
  b.path("trim", "M18 104q-1-5 5-5h6q4 0 4 4l2 1-2 3-3 0v3h-2v-3h-5v3h-2z")
    .disc("ink", 22, 102, 1.4)
    .disc("ink", 28, 103, 1.6);
  bush(b, 44, G, 4);
}

export function louvre(b: Brush, luck: Luck): void {
  b.box("wall", 2, 62, 96, 44)
    .box("shade", 90, 62, 8, 44)
    .path("roof", "M2 62q2-12 6-14h18q4 2 6 14zM68 62q2-12 6-14h18q4 2 6 14z")
    .path("roof", "M36 62q2-26 14-28 12 2 14 28z")
    .box("trim", 0, 61, 100, 2.4)
    .box("trim", 0, 80, 100, 1.6);
  clockFace(b, 50, 52, 4);
  flag(b, 50, 36, 14, "red", 8);
  for (let x = 6; x < 94; x += 9) {
    windows.tall(b, x, 67, 4.6, 9, pane(luck));
    windows.arch(b, x, 86, 5, 14, pane(luck));
  }
  b.box("stone", 0, 106, 100, 8);
  b.poly("glass", 14, G, 50, 66, 86, G)
    .poly("evening", 50, 66, 86, G, 58, G)
    .line(
      "trim",
      1,
      `M50 66L14 ${G}M50 66l36 48M50 66l8 48M32 90L58 ${G}M41 78l-18 36M41 78l33 36M32 90h36M23 102h54M59 78L38 ${G}M68 90L50 ${G}M41 78h18`,
    );
  b.box("ink", 46, 106, 9, 8);
  person(b, luck, 42, G + 2, 10);
  person(b, luck, 92, G + 3, 12);
  person(b, luck, 8, G + 3, 12, "purple");
  poplar(b, 98, G, 22);
}

export function observatory(b: Brush, luck: Luck): void {
  for (let i = 0; i < 8; i++)
    b.star("sun", luck.between(4, 96), luck.between(4, 36), luck.between(1.2, 2.4), 4);
  b.path("leaf-dark", `M-4 ${G}q50-26 108 0z`);
  b.box("wall", 20, 68, 58, 42).box("shade", 68, 68, 10, 42).box("trim", 16, 64, 66, 5);
  b.path("roof", "M20 64a29 31 0 0 1 58 0z")
    .path("shade", "M66 64a29 31 0 0 0-12-30 29 31 0 0 1 24 30z")
    .path("ink", "M42 64q0-20 12-29l9 5q-8 8-8 24z");
  b.at(
    50,
    54,
    1,
    () =>
      b
        .box("iron", -5, -4, 24, 9, 1)
        .box("iron-dark", 18, -5.4, 12, 12, 1)
        .box("glass", 29, -4, 2.4, 9.4)
        .box("gold", 4, -4, 2.4, 9),
    -42,
  );
  for (const x of [26, 62]) windows.round(b, x, 76, 9, 9, "evening");
  for (const x of [26, 62]) windows.arch(b, x, 93, 7, 10, "evening");
  door(b, "grand", 49, 19);
  b.box("stone", 34, 110, 30, 4);
  tree(b, 10, G, 26);
  tree(b, 92, G, 30);
  b.disc("sun", 49, 82, 4.6).line("gold-dark", 1, "M42 83.4q7 3 14-3");
  person(b, luck, 84, G + 2, 11);
}
