/** Palaces, temples and towers of later times. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { columns, door, steps } from "../parts/doors";
import { bush, pine, poplar } from "../parts/greenery";
import { flag, person } from "../parts/street";
import { windows } from "../parts/windows";

export function castle(b: Brush, luck: Luck): void {
  for (const [x, top, w] of [
    [14, 46, 20],
    [86, 46, 20],
  ] as const) {
    tower(b, x, top, w);
    b.poly("red", x - w / 2 - 2, top - 4, x, top - 28, x + w / 2 + 2, top - 4);
    flag(b, x, top - 26, 10, "gold", 7);
  }
  b.box("wall", 34, 40, 32, 50).box("shade", 58, 40, 8, 50);
  merlons(b, 32, 40, 36);
  flag(b, 50, 34, 20, "red", 11);
  for (const x of [40, 54]) windows.point(b, x, 50, 5, 9, "evening");
  b.box("wall", 22, 74, 56, G - 74).box("shade", 70, 74, 8, G - 74);
  merlons(b, 22, 74, 56);
  door(b, "gate", 50, 22);
  b.poly("wood", 41, G, 59, G, 63, 119, 37, 119).line("iron", 0.7, `M42 92L38 118M58 92l4 26`);
  for (const x of [28, 68]) windows.slit(b, x, 84, 6, 10, "evening");
  b.box("water", 0, G - 2, 37, 4, 1).box("water", 63, G - 2, 37, 4, 1);
  person(b, luck, 34, 67, 9, "red");
}

function tower(b: Brush, x: number, top: number, w: number): void {
  b.box("wall", x - w / 2, top, w, G - top).box("shade", x + w * 0.25, top, w * 0.25, G - top);
  merlons(b, x - w / 2 - 2, top, w + 4);
  windows.slit(b, x - 4, top + 12, 6, 9, "evening");
  windows.slit(b, x - 4, top + 34, 6, 9, "evening");
}

function merlons(b: Brush, x: number, y: number, w: number): void {
  b.box("wall", x, y - 4, w, 5).box("shade", x, y, w, 1.2);
  for (let at = x; at <= x + w - 3; at += 6.4) b.box("wall", at, y - 8, 3.8, 4.4);
}

export function royalPalace(b: Brush, luck: Luck): void {
  b.dome("gold", 50, 36, 15, 17).box("gold", 49, 10, 2, 10).disc("gold", 50, 10, 2);
  b.box("wall", 36, 34, 28, 20).box("trim", 34, 33, 32, 3);
  for (const x of [40, 47.6, 55]) b.arch("evening", x, 39, 5, 11);
  b.box("wall", 6, 54, 88, G - 54)
    .box("shade", 86, 54, 8, G - 54)
    .box("trim", 3, 50, 94, 4)
    .box("gold", 3, 53.4, 94, 1.2);
  for (let x = 4; x < 96; x += 5) b.box("trim", x, 46, 1.8, 4);
  for (const x of [12, 23, 70, 81]) {
    windows.arch(b, x, 61, 7, 11, "evening");
    windows.tall(b, x, 84, 7, 12, "glass");
  }
  b.poly("trim", 34, 56, 50, 46, 66, 56);
  columns(b, 36, 57, 28, 4);
  b.box("wall", 36, 78, 28, 3);
  door(b, "grand", 50, 20);
  b.box("gold", 6, 77, 88, 1.4);
  flag(b, 10, 50, 16, "red", 8);
  flag(b, 90, 50, 16, "red", 8);
  for (const x of [31, 69]) {
    b.box("red", x - 2, G - 8, 4, 6, 1)
      .box("ink", x - 1.6, G - 2, 3.2, 3)
      .disc("skin-0", x, G - 9.6, 1.7)
      .box("ink", x - 2, G - 15, 4, 5, 1.8);
  }
  b.path("gold", "M44 66l-1-6 4 3 3-4 3 4 4-3-1 6z");
  poplar(b, 3, G, 26);
  poplar(b, 97, G, 26);
  person(b, luck, 50, 78, 8, "purple");
}

export function tajMahal(b: Brush): void {
  for (const x of [6, 94])
    b.box("wall", x - 2.4, 34, 4.8, 70)
      .box("shade", x + 0.8, 34, 1.6, 70)
      .box("shade", x - 3.6, 52, 7.2, 2)
      .box("shade", x - 3.6, 74, 7.2, 2)
      .onion("wall", x, 34, 3.8)
      .disc("gold", x, 25, 1);
  b.onion("wall", 50, 50, 17)
    .onion("shade", 58, 50, 0.1)
    .path("shade", "M58 48q10-10 4-22-3-5-8-9 4 14 4 31z")
    .box("gold", 49.3, 6, 1.4, 9)
    .disc("gold", 50, 8, 1.6);
  for (const x of [28, 72]) b.onion("wall", x, 58, 6.4).box("gold", x - 0.4, 41, 0.8, 5);
  b.box("wall", 18, 58, 64, 46)
    .box("shade", 74, 58, 8, 46)
    .box("wall", 36, 50, 28, 54)
    .box("shade", 36, 49, 28, 1.6);
  b.path("shade", "M40 104V72q2-10 10-15 8 5 10 15v32z")
    .path("glass", "M43 104V75q1-8 7-12 6 4 7 12v29z")
    .path("evening", "M46 104V90q0-5 4-7 4 2 4 7v14z");
  for (const x of [22, 68])
    for (const y of [63, 84])
      b.path("shade", `M${x} ${y + 15}v-9q1-5 5-7 4 2 5 7v9z`).path(
        "evening",
        `M${x + 2} ${y + 15}v-8q.6-3 3-4.6 2.4 1.6 3 4.6v8z`,
      );
  b.box("stone", 1, 104, 98, 4).box("trim", 0, 108, 100, 3).box("water", 42, 109, 16, 6);
  for (const x of [16, 28, 72, 84]) poplar(b, x, G, 15);
}

export function leaningTower(b: Brush, luck: Luck): void {
  b.path("grass", `M0 ${G}v-4q50-8 100 0v4z`);
  poplar(b, 90, 110, 34);
  poplar(b, 8, 110, 28);
  poplar(b, 80, 110, 24);
  b.at(
    44,
    112,
    1,
    () => {
      b.box("shade", -15, -18, 30, 18);
      b.box("wall", -15, -18, 24, 18);
      for (const x of [-13, -6, 1]) b.arch("shade", x, -15, 5, 13);
      b.arch("ink", 7.4, -13, 5.4, 13);
      for (let i = 0; i < 5; i++) {
        const y = -32 - i * 13.4;
        b.box("wall", -14, y, 28, 14).box("shade", 8, y, 6, 14);
        for (let x = -12; x < 11; x += 4.6) b.arch("shade", x, y + 3.4, 3.4, 8.6);
        b.box("trim", -15.4, y + 12, 30.8, 2).box("wall", -15, y + 11.4, 30, 1);
      }
      b.box("wall", -10, -96, 20, 12)
        .box("shade", 5, -96, 5, 12)
        .arch("ink", -6, -94, 4.6, 8)
        .arch("ink", 1, -94, 4.6, 8)
        .box("trim", -11.4, -98, 22.8, 2.4);
      flag(b, 0, -97, 10, "red", 7);
    },
    7,
  );
  person(b, luck, 76, G + 2, 13, "blue");
  b.line("skin-0", 1.2, `M77 ${G - 6}l-6-3`);
  person(b, luck, 24, G + 2, 11);
  bush(b, 62, G, 4);
}

export function greatWall(b: Brush, luck: Luck): void {
  b.path("leaf-dark", "M0 70q16-22 34-8t26-26q12-22 24-12t20 4v86H0z").path(
    "leaf",
    `M0 96q26-14 44-2t56-10v30H0z`,
  );
  b.path("shade", "M0 78q14-12 28-2t30-22 22-20 20-8v7q-10 2-18 8T60 64t-32 22-28 1z");
  b.path("wall", "M0 74q14-12 28-2t30-22 22-20 20-8v4q-10 2-19 7T58 54t-30 22-28 2z");
  for (const [x, y, w, h] of [
    [74, 18, 17, 24],
    [18, 54, 20, 28],
  ] as const) {
    b.box("wall", x, y, w, h).box("shade", x + w * 0.72, y, w * 0.28, h);
    for (let at = x - 1; at < x + w - 2; at += 4.6) b.box("wall", at, y - 4, 3, 4.4);
    b.arch("ink", x + w * 0.2, y + 7, 3.6, 6).arch("ink", x + w * 0.5, y + 7, 3.6, 6);
  }
  b.path("shade", `M0 ${G}V96q20-6 50 2t50-6v22z`).path("wall", `M0 ${G}v-12q20-6 50 2t50-6v16z`);
  for (let x = 0; x < 98; x += 7) b.box("wall", x, 92 + 5 * Math.sin(x / 16), 4.4, 9);
  b.box("wall", 58, 76, 26, G - 76)
    .box("shade", 76, 76, 8, G - 76)
    .path("red-dark", "M53 78q6-1 8-9h20q2 8 8 9z")
    .arch("ink", 63, 90, 9, 14);
  flag(b, 71, 70, 14, "red", 8);
  pine(b, 44, 86, 18);
  pine(b, 8, 62, 14);
  person(b, luck, 30, 104, 10, "teal");
  person(b, luck, 42, 106, 10);
}

export function cathedral(b: Brush): void {
  b.onion("teal", 50, 40, 14).box("gold", 49.2, 2, 1.6, 12).box("gold", 46.4, 5, 7.2, 1.6);
  b.box("wall", 39, 38, 22, 18).box("shade", 55, 38, 6, 18).box("trim", 37, 38, 26, 2.4);
  for (const [x, tone] of [
    [22, "blue"],
    [78, "gold"],
  ] as const) {
    b.onion(tone, x, 54, 8)
      .line("trim", 1, `M${x - 5} 50q5 3 9-1M${x - 5} 45q5 2 9-2`)
      .box("gold", x - 0.6, 30, 1.2, 8)
      .box("gold", x - 2.6, 32.4, 5.2, 1.2)
      .box("wall", x - 6.4, 53, 12.8, 40)
      .box("shade", x + 3, 53, 3.4, 40)
      .box("trim", x - 7.4, 53, 14.8, 2);
    windows.slit(b, x - 5, 60, 7, 11, "evening");
  }
  for (const x of [43, 52]) windows.slit(b, x, 43, 6, 11, "lit");
  b.box("wall", 14, 74, 72, G - 74)
    .box("shade", 78, 74, 8, G - 74)
    .path(
      "roof",
      "M30 78q0-14 10-15 10 1 10 15zM50 78q0-14 10-15 10 1 10 15zM12 78q0-12 9-13 9 1 9 13zM70 78q0-12 9-13 9 1 9 13z",
    )
    .box("trim", 12, 77, 76, 2);
  for (const x of [20, 32, 62, 74]) windows.arch(b, x, 86, 6, 12, "evening");
  door(b, "grand", 50, 20);
  steps(b, 36, 28, 2);
  bush(b, 8, G, 5);
  bush(b, 92, G, 5);
}
