/** Parks, gardens and ranches: no houses at all. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { bush, flowers, palm, poplar, tree } from "../parts/greenery";
import { bench, cloud, fence, lamp, person, smoke } from "../parts/street";

export function townPark(b: Brush, luck: Luck): void {
  b.path("grass", `M0 ${G}V98q24-14 50-8t50 0v${G - 90}z`);
  poplar(b, 8, 104, 54);
  tree(b, 26, 102, 58);
  tree(b, 84, 100, 64, "leaf");
  poplar(b, 95, 104, 44);
  b.box("wall", 44, 66, 1.6, 28)
    .box("wall", 62.4, 66, 1.6, 28)
    .box("shade", 50, 66, 1.4, 28)
    .box("shade", 57, 66, 1.4, 28);
  b.path("roof", "M38 67q14-3 16-17 2 14 16 17z")
    .disc("gold", 54, 48.6, 1.8)
    .box("wall", 40, 66, 28, 3)
    .box("shade", 41, 93, 26, 3)
    .box("wall", 39, 96, 30, 2);
  person(b, luck, 54, 93, 12, "red");
  b.oval("stone", 36, 108, 22, 6)
    .oval("water", 36, 108, 19.6, 4.6)
    .oval("water-light", 30, 107, 8, 1.4);
  b.at(40, 106, 0.8, () =>
    b
      .path("trim", "M-5 0q0-4 5-4h3V-9l3-.6v2L8-7 5-6v4q0 3-4 3h-4q-2 0-2-1z")
      .disc("ink", 5, -8, 0.6)
      .poly("gold", 6, -8, 9, -7, 6, -6.6),
  );
  bench(b, 70, G + 1, 16);
  lamp(b, 64, G, 24);
  bush(b, 92, G, 6);
  bush(b, 6, G, 5);
  flowers(b, luck, 4, G - 2, 10);
  flowers(b, luck, 86, G - 1, 12);
}

export function japaneseGarden(b: Brush, luck: Luck): void {
  b.path("grass", `M0 ${G}V96q30-12 60-6t40-6v30z`);
  b.path("snow-dark", "M58 92L82 34l22 58z").path("snow", "M73 56l9-22 9 22-4-3-5 5-5-4z");
  b.box("red", 16, 44, 3.4, 56)
    .box("red", 43, 44, 3.4, 56)
    .path("red-dark", "M8 40q23 5 46 0l-2 6q-21 3-42 0z")
    .box("red", 13, 54, 36, 3.6)
    .box("gold", 29, 47, 4, 7);
  b.line("wood-dark", 3, "M84 98q-2-14 4-22 2-8-4-14")
    .disc("rose", 80, 56, 11)
    .disc("rose-dark", 92, 62, 9)
    .disc("rose", 90, 50, 9)
    .disc("rose", 74, 66, 7);
  for (let i = 0; i < 9; i++) b.disc("rose", luck.between(60, 96), luck.between(72, 108), 1);
  b.oval("water", 48, 109, 46, 7).oval("water-light", 60, 110, 18, 2);
  b.path("red", "M14 108q20-24 44 0h-4q-18-16-36 0z").line(
    "red",
    1.2,
    "M14 102q20-24 44 0M20 108v-9M36 97v-8M52 106v-8",
  );
  b.box("stone", 70, 92, 4, 10)
    .poly("stone-dark", 64, 92, 72, 85, 80, 92)
    .box("glow", 69.6, 94, 4.8, 4)
    .box("stone-dark", 67, 102, 10, 3);
  b.path("terra", "M62 112q4-2 7 0l2-1v3l-2-1q-3 2-7-1z").path(
    "trim",
    "M40 113q4-2 7 0l2-1v3l-2-1q-3 2-7-1z",
  );
  person(b, luck, 36, 97, 11, "blue");
}

export function unicornRanch(b: Brush, luck: Luck): void {
  for (const [r, tone] of [
    [46, "red"],
    [42, "orange"],
    [38, "sun"],
    [34, "leaf"],
    [30, "blue"],
    [26, "purple"],
  ] as const)
    b.dome(tone, 56, 84, r, r * 1.45);
  b.dome("water-light", 56, 84, 22, 30);
  cloud(b, 12, 86, 26);
  cloud(b, 94, 86, 24);
  b.path("grass", `M0 ${G}V92q40-14 100 0v22z`);
  b.box("wall", 8, 74, 40, G - 74)
    .box("shade", 42, 74, 6, G - 74)
    .path("roof", "M4 76l6-16 18-10 18 10 6 16z")
    .path("wall", "M11 75l4-12 13-7 13 7 4 12z");
  b.heart("rose", 28, 67, 4.4)
    .box("trim", 18, 88, 20, G - 88)
    .box("roof", 19.6, 90, 16.8, G - 90)
    .line("trim", 1.4, `M20 90l16 24M36 90l-16 24`);
  b.at(72, G, 1.1, () => {
    b.path(
      "trim",
      "M-14-20q4-4 14-3 3-10 8-12l6 5-2 4-4-1q-1 8-2 11v16h-4V-9h-10V0h-4v-12q-4-3-2-8z",
    ).poly("gold", 9, -35, 15, -46, 12, -34);
    b.line("rose-dark", 2.4, "M7-34q-4 4-5 12")
      .line("purple", 1.8, "M5-31q-3 4-4 9")
      .line("rose-dark", 2.4, "M-14-19q-5 4-3 12")
      .line("lilac", 1.6, "M-15-18q-5 5-5 11")
      .disc("ink", 10.4, -31, 0.9);
  });
  fence(b, 50, G + 2, 50, "trim", 7);
  flowers(b, luck, 2, G - 1, 12);
  flowers(b, luck, 52, G - 7, 40, 6);
  b.star("sun", 92, 62, 2.6, 4).star("sun", 58, 76, 2, 4);
}

export function dinosaurPark(b: Brush, luck: Luck): void {
  b.poly("brown", 56, 96, 74, 38, 84, 38, 104, 96).path(
    "red",
    "M72 44l2-6h10l3 10-3 6-3-5-3 12-3-9z",
  );
  smoke(b, 79, 34, 8);
  palm(b, 95, G, 50);
  palm(b, 8, G, 42);
  b.path(
    "leaf-dark",
    "M4 104q6-18 24-20 8-1 11-10l7-36q1-9 9-10 9 0 10 6l-3 3-8-1q-2 30-4 42-2 14-8 18v18h-7V98H24v16h-7v-14q-6 2-13 4z",
  )
    .path("leaf", "M10 100q8-13 20-13 11-1 14-13l5-30 1 30q-2 18-12 22z")
    .disc("trim", 58, 33, 1.7)
    .disc("ink", 58.4, 33, 0.9);
  for (const [x, y] of [
    [20, 85],
    [28, 81],
    [36, 77],
    [41, 66],
    [44, 54],
  ] as const)
    b.poly("terra", x - 3, y + 2, x - 1, y - 5, x + 3, y);
  b.box("wood", 62, 74, 5, 40).box("wood", 89, 74, 5, 40).box("wood-dark", 58, 76, 40, 11, 2);
  b.at(78, 81.5, 1, () =>
    b
      .path("sand", "M-9 2q0-5 5-5 6 0 7-2l5 1 2 3-5 1q-3 4-7 3l-1 2h-2l-.6-2z")
      .disc("ink", 4, -3, 0.6),
  );
  b.box("wood-dark", 67, 98, 22, 2).box("wood-dark", 67, 105, 22, 2);
  for (let x = 69; x < 89; x += 4.4) b.box("wood", x, 94, 1.8, 20);
  b.oval("trim", 14, 110, 4, 5).disc("teal", 13, 109, 0.9).disc("teal", 15.4, 111.6, 0.8);
  person(b, luck, 54, G + 3, 11);
  bush(b, 97, G, 4);
}
