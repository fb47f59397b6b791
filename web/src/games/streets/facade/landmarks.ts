/** The two tiles with which every city begins. */

import { Brush, GROUND, type Shape } from "../../../facade/brush";
import { Luck } from "../../../facade/luck";
import { clockFace } from "../../../facade/parts/clock";
import { bush, flowers, pine, poplar, tree } from "../../../facade/parts/greenery";
import { bench, flag, lamp, person } from "../../../facade/parts/street";

/** Its board has room for a name, as those of houses. */
export const STATION_BOARD = { x: 12, y: 76 - GROUND + 83, w: 76, h: 11 };

export function drawStation(): Shape[] {
  const b = new Brush();
  b.box("wall", 4, 72, 92, GROUND - 72).box("shade", 90, 72, 6, GROUND - 72);
  b.path("roof", "M14 73q36-46 72 0z").path("evening", "M19 72q31-37 62 0z");
  b.line("roof", 1.3, "M50 53v20M38 57v15M62 57v15M27 64v8M73 64v8M21 68h58");
  for (const x of [2, 82]) {
    b.box("wall", x, 56, 16, 58).box("shade", x + 12, 56, 4, 58);
    b.poly("roof", x - 2, 57, x + 8, 40, x + 18, 57);
    b.arch("trim", x + 3.6, 62, 8.8, 13).arch("evening", x + 4.6, 63, 6.8, 11);
  }
  clockFace(b, 50, 66, 6.6);
  b.box("trim", 0, 72, 100, 2.4).box("roof", 12, 76, 76, 11, 1.4);
  for (const x of [22, 36, 50, 64])
    b.arch("trim", x, 91, 14, 23).arch("evening", x + 1.2, 92.4, 11.6, 22);
  b.box("red", 26, 103, 30, 8.6, 2);
  for (const x of [29, 35, 41, 47]) b.box("glass", x, 104.6, 4, 3.6);
  b.box("red-dark", 26, 109, 30, 2.6);
  flag(b, 10, 40, 9, "red", 7);
  flag(b, 90, 40, 9, "gold", 7);
  return b.shapes;
}

const PARK = 78;

export function drawPark(): Shape[] {
  const b = new Brush();
  const luck = new Luck("city_park");
  const left = 50 - PARK / 2;
  const right = left + PARK;
  b.oval("stone", 50, 98, 25, 9).oval("water", 50, 98, 22.4, 7.2);
  b.oval("water-light", 44, 96.4, 9, 1.8);
  tree(b, left + 10, 62, 40);
  poplar(b, right - 8, 60, 44);
  tree(b, right - 22, 52, 32, "leaf-light");
  pavilion(b);
  person(b, luck, 49.5, 83, 11, "red");
  tree(b, left + 6, 100, 34);
  pine(b, right - 6, 104, 34);
  bush(b, left + 20, 112, 5);
  bush(b, right - 22, 112, 4.4);
  bench(b, left + 22, 89, 11);
  flowers(b, luck, left + 6, 109, 16);
  flowers(b, luck, right - 18, 111, 14);
  flowers(b, luck, 34, 111, 30, 3.4);
  lamp(b, right - 14, 88, 18);
  return b.shapes;
}

function pavilion(b: Brush): void {
  for (const x of [40, 57.4]) b.box("trim", x, 60, 1.6, 24);
  for (const x of [46, 52]) b.box("stone", x, 60, 1.2, 24);
  b.path("terra", "M34 61q13-3 15.500-15 2.500 12 15.500 15z").disc("gold", 49.5, 45, 1.8);
  b.box("trim", 36, 60, 27, 2.6).box("stone", 37, 83, 25, 2.6).box("trim", 35, 85.4, 29, 1.8);
}
