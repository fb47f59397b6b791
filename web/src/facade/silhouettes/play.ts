/** Where people play. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { bush } from "../parts/greenery";
import { flag, pennants, person, rays } from "../parts/street";

export function casino(b: Brush): void {
  rays(b, 50, 26, 20, "gold");
  b.path("roof", "M26 54q0-34 24-34t24 34z")
    .disc("gold", 50, 18, 3.4)
    .line("gold", 0.9, "M38 52q-2-22 12-32M62 52q2-22-12-32M50 20v32");
  b.box("wall", 12, 54, 76, G - 54).box("shade", 78, 54, 10, G - 54);
  b.path("red", "M8 60v-8h84v8q-42 10-84 0z");
  for (let x = 11; x < 92; x += 5.2)
    b.disc("glow", x, 56.4 + 3 * Math.sin(((x - 8) / 84) * Math.PI), 1.4);
  for (const [x, tone] of [
    [22, "red"],
    [36, "ink"],
    [64, "red"],
    [78, "ink"],
  ] as const) {
    b.box("gold", x - 6, 68, 12, 17, 2).box("trim", x - 5, 69, 10, 15, 1.4);
    if (x === 22) b.heart(tone, x, 76, 3.4);
    else if (x === 36)
      b.path(tone, `M${x} 72q4 4 3 6t-2.4.6l.8 2.4h-2.8l.8-2.4q-2 1-2.6-.6t3.2-6z`);
    else if (x === 64) b.poly(tone, x, 71.6, x + 3, 76.4, x, 81.2, x - 3, 76.4);
    else
      b.disc(tone, x, 74, 1.9)
        .disc(tone, x - 1.9, 77, 1.9)
        .disc(tone, x + 1.9, 77, 1.9)
        .box(tone, x - 0.5, 77, 1, 4);
  }
  b.arch("gold", 41, 84, 18, G - 84)
    .arch("roof", 43, 86, 14, G - 86)
    .path("lit", `M44.6 ${G}V94a5.4 5.4 0 0 1 10.8 0v${G - 94}z`);
  b.at(50, 75, 1, () =>
    b
      .disc("red", 0, 0, 7)
      .disc("ink", 0, 0, 5)
      .disc("red", 0, 0, 3)
      .disc("gold", 0, 0, 1.4)
      .line("trim", 1, "M0-7v2M0 7v-2M-7 0h2M7 0h-2"),
  );
  b.poly("red", 44, G, 56, G, 60, 119, 40, 119);
  for (const x of [18, 82]) bush(b, x, G, 5);
}

export function ballPit(b: Brush, luck: Luck): void {
  b.box("wood", 66, 36, 3, 78)
    .box("wood", 88, 36, 3, 78)
    .poly("red", 60, 38, 78.5, 18, 97, 38)
    .box("sun", 64, 62, 30, 4)
    .box("wood-dark", 66, 52, 25, 2);
  flag(b, 78.5, 22, 14, "teal", 7);
  person(b, luck, 78, 62, 13);
  for (let y = 70; y < 112; y += 7) b.box("wood-dark", 86, y, 8, 1.6);
  b.path("teal", "M67 60Q52 64 46 84l-6 12h12q4-8 6-14 3-10 11-12z").path(
    "water-light",
    "M67 62Q54 66 48.6 85l-5 10h4q5-8 6.4-14 4-12 13-14z",
  );
  const tones = ["red", "sun", "teal", "purple", "orange", "rose-dark", "blue"] as const;
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 15 - row; i++)
      b.disc(luck.of(tones), 8 + row * 3 + i * 5.6 + luck.between(-0.6, 0.6), 104 - row * 4.4, 3.4);
  person(b, luck, 26, 96, 14);
  person(b, luck, 40, 94, 11);
  for (let i = 0; i < 14; i++) b.disc(luck.of(tones), 9 + i * 6, 99 + (i % 3), 3.4);
  b.path("wall", `M2 100h92v10q0 4-4 4H6q-4 0-4-4z`)
    .box("roof", 0, 98, 96, 4, 2)
    .box("shade", 84, 102, 10, 12);
  for (const [x, tone] of [
    [16, "red"],
    [36, "sun"],
    [56, "teal"],
    [76, "purple"],
  ] as const)
    b.star(tone, x, 108, 3.6);
  b.disc("red", 96, 112, 3).disc("sun", 22, 40, 3.4).disc("teal", 34, 56, 3);
}

export function waterPark(b: Brush, luck: Luck): void {
  b.box("iron", 20, 30, 2, 84)
    .box("iron", 36, 30, 2, 84)
    .box("wall", 15, 40, 28, 3)
    .poly("roof", 13, 30, 29, 14, 45, 30);
  b.line("iron", 1, "M21 44l16 20M37 44L21 64M21 70l16 20M37 70L21 90");
  person(b, luck, 29, 40, 11, "red");
  b.line("gold", 9, "M40 38q24 2 18 16t14 16 14 20").line(
    "sun",
    4.4,
    "M40 38q24 2 18 16t14 16 14 20",
  );
  b.line("red", 8, "M20 38Q0 48 12 60t10 22 2 20").line(
    "rose",
    3.6,
    "M20 38Q0 48 12 60t10 22 2 20",
  );
  b.at(68, 66, 1, () => person(b, luck, 0, 0, 9), 40);
  b.path("water", `M2 ${G}v-12q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0v12z`).path(
    "water-light",
    `M2 ${G}v-6q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0v6z`,
  );
  b.disc("trim", 84, 100, 2)
    .disc("trim", 90, 96, 2.6)
    .disc("trim", 80, 96, 1.6)
    .disc("trim", 20, 99, 2);
  b.oval("gold", 50, 104, 7, 3)
    .oval("water-light", 50, 103.4, 3.4, 1.4)
    .disc("skin-1", 62, 102, 2.4);
  b.box("stone", 0, 110, 100, 4);
}

export function maze(b: Brush, luck: Luck): void {
  b.poly("leaf-light", 4, G, 20, 60, 80, 60, 96, G);
  const rows = [
    [24, 60, 52, 5],
    [21, 68, 58, 6],
    [17, 78, 66, 7],
    [12, 89, 76, 8],
    [5, 102, 90, 12],
  ] as const;
  rows.forEach(([x, y, w, h], i) => {
    const gap = [0.2, 0.66, 0.32, 0.74, 0.48][i] ?? 0.5;
    const door = 7 + i * 1.6;
    for (const [from, to] of [
      [x, x + w * gap - door / 2],
      [x + w * gap + door / 2, x + w],
    ] as const) {
      b.box("leaf-dark", from, y - h, to - from, h * 2 - 1, 1.4).box(
        "leaf",
        from,
        y - h,
        to - from,
        h,
        1.6,
      );
    }
    b.box("leaf-dark", x + w * ((gap + 0.4) % 1), y - h, 3 + i * 0.5, h * 2 + 4);
  });
  flag(b, 50, 54, 24, "red", 10);
  b.box("stone", 42, 44, 16, 12).poly("terra", 39, 45, 50, 33, 61, 45).arch("ink", 47, 48, 6, 8);
  person(b, luck, 60, 76, 9, "gold");
  person(b, luck, 36, 88, 10, "red");
  person(b, luck, 49, G + 3, 13, "purple");
  pennants(b, 36, 92, 24, 2);
  b.disc("red", 16, 92, 1.2)
    .disc("rose", 80, 84, 1.2)
    .disc("red", 70, 104, 1.4)
    .disc("trim", 26, 104, 1.4);
}
