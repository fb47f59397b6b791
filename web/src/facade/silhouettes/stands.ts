/** Stalls and eateries. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { awning, door } from "../parts/doors";
import type { Tone } from "../palette";
import { pennants, person } from "../parts/street";

export function hotDogStand(b: Brush, luck: Luck): void {
  b.at(
    50,
    50,
    1,
    () =>
      b
        .path("gold-dark", "M-40 4q-2 16 14 16h52q16 0 14-16z")
        .box("red", -46, -10, 92, 18, 9)
        .path(
          "sun",
          "M-40-2q5-8 10 0t10 0 10 0 10 0 10 0 10 0 10 0 9 0v3q-5 8-9 0-5-7-10 0-5 8-10 0-5-7-10 0-5 8-10 0-5-7-10 0-5 8-10 0-5-7-10 0z",
        )
        .path("gold", "M-40 6q-2 16 14 16h52q16 0 14-16-40 6-80 0z"),
    -4,
  );
  b.box("iron", 18, 70, 2, 30).box("iron", 80, 70, 2, 30);
  awning(b, 12, 72, 76, "red", "trim", 9);
  person(b, luck, 42, 104, 20, "trim");
  person(b, luck, 60, 104, 18, "gold");
  b.box("wall", 14, 92, 72, 16, 2)
    .box("shade", 76, 92, 10, 16)
    .box("trim", 11, 90, 78, 3, 1)
    .box("red", 14, 102, 72, 2);
  b.box("red", 20, 83, 3.4, 7, 1).box("sun", 25, 83, 3.4, 7, 1).box("gold-dark", 68, 86, 12, 4, 2);
  for (const x of [26, 74]) b.disc("ink", x, 109, 5.4).disc("stone", x, 109, 2);
  person(b, luck, 94, G + 2, 13);
  person(b, luck, 6, G + 2, 10);
}

export function burgerJoint(b: Brush, luck: Luck): void {
  b.dome("gold-dark", 50, 56, 40, 34);
  for (const [x, y] of [
    [34, 36],
    [48, 30],
    [62, 36],
    [26, 46],
    [54, 44],
    [72, 46],
    [40, 46],
  ] as const)
    b.oval("sand", x, y, 2, 1.2);
  b.path("leaf-light", "M6 58q5 8 10 1t11 0 11 0 11 0 11 0 11 0 11 0 12-1v-4H6z")
    .box("red", 9, 61, 82, 4, 2)
    .box("brown", 7, 65, 86, 7, 3.4)
    .poly("sun", 10, 72, 40, 72, 24, 80)
    .poly("sun", 56, 72, 92, 72, 76, 81);
  b.box("wall", 12, 72, 76, G - 72)
    .box("shade", 78, 72, 10, G - 72)
    .poly("sun", 18, 72, 44, 72, 30, 79)
    .poly("sun", 58, 72, 84, 72, 70, 79);
  b.box("gold-dark", 8, 108, 84, 6, 3);
  for (const x of [18, 62]) b.box("trim", x, 84, 20, 17).box("evening", x + 1.2, 85.2, 17.6, 14.6);
  door(b, "glass", 50, 20);
  person(b, luck, 26, 100, 12);
  person(b, luck, 72, 100, 12);
  pennants(b, 10, 76, 80, 2);
}

export function market(b: Brush, luck: Luck, goods: readonly Tone[]): void {
  b.box("wood-dark", 8, 58, 3, 56).box("wood-dark", 89, 58, 3, 56).box("wall", 12, 66, 76, 32);
  b.box("shade", 12, 66, 76, 4);
  pennants(b, 4, 26, 92, 5);
  b.poly("roof", 4, 60, 12, 40, 88, 40, 96, 60).box("roof", 10, 38, 80, 3, 1);
  awning(b, 2, 58, 96, "wall", "trim", 10);
  b.poly("trim", 18, 58, 23, 41, 33, 41, 30, 58).poly("trim", 70, 58, 67, 41, 77, 41, 82, 58);
  b.disc("roof", 50, 46, 12).disc("trim", 50, 46, 10.4).heart("red", 50, 46.6, 6.4);
  person(b, luck, 36, 98, 20);
  person(b, luck, 66, 98, 19);
  b.box("wall", 6, 94, 88, 20, 1).box("shade", 84, 94, 10, 20);
  for (let i = 0; i < 4; i++) {
    const x = 9 + i * 21;
    const tone = goods[i % goods.length] ?? "red";
    for (let k = 0; k < 5; k++) b.disc(tone, x + 2.4 + k * 3.4, 91.4, 2.4);
    for (let k = 0; k < 4; k++) b.disc(tone, x + 4 + k * 3.4, 88, 2.4);
    b.box("wood", x, 91, 19, 7, 0.8).box("wood-dark", x, 94, 19, 0.9);
  }
  b.box("roof", 6, 104, 88, 1.6);
}
