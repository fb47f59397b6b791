/** What stands around houses: trees, flags, people, cars, towers on the roof. */

import { GROUND } from "../brush";
import { clockFace } from "./clock";
import { canopy } from "./doors";
import { emblems } from "./emblems";
import { bush, flowers, palm, poplar, pot, tree } from "./greenery";
import * as street from "./street";
import type { Extra } from "./extra";
import { wares } from "./wares";

const around = {
  treeLeft: { behind: (b) => tree(b, 9, GROUND, 38) },
  treeRight: { behind: (b) => tree(b, 92, GROUND, 44) },
  poplars: { behind: (b) => [8, 92].forEach((x) => poplar(b, x, GROUND, 46)) },
  palms: { before: (b) => [7, 93].forEach((x) => palm(b, x, GROUND, 40)) },
  bushes: {
    before: (b, _l, f) => [f.x + 2, f.x + f.wide - 4].forEach((x) => bush(b, x, GROUND, 4.6)),
  },
  pots: {
    before: (b, luck, f) =>
      [f.x + f.wide * 0.36, f.x + f.wide * 0.64].forEach((x) => pot(b, x, GROUND, luck)),
  },
  flowerBed: {
    before: (b, luck, f) => {
      b.box("leaf-dark", f.x - 2, GROUND - 3, f.wide * 0.36, 3, 1.4).box(
        "leaf-dark",
        f.x + f.wide * 0.66,
        GROUND - 3,
        f.wide * 0.36,
        3,
        1.4,
      );
      flowers(b, luck, f.x, GROUND - 2.4, f.wide * 0.3);
      flowers(b, luck, f.x + f.wide * 0.69, GROUND - 2.4, f.wide * 0.3);
    },
  },
  flags: {
    behind: (b, _l, f) =>
      [0.08, 0.5, 0.92].forEach((at, i) =>
        street.flag(b, f.x + f.wide * at, f.top - 14, 14, i === 1 ? "gold" : "red"),
      ),
  },
  flagTop: { behind: (b, _l, f) => street.flag(b, 50, f.top - 12, 18, "red", 9) },
  carpet: {
    before: (b, luck) => {
      b.poly("red", 45, GROUND, 55, GROUND, 60, 119, 40, 119);
      canopy(b, 50, GROUND - 20, 22, "red");
      street.person(b, luck, 66, GROUND, 12, "red-dark");
    },
  },
  people: {
    before: (b, luck, f) =>
      [f.x + f.wide * 0.2, f.x + f.wide * 0.82].forEach((x) =>
        street.person(b, luck, x, GROUND + 3, 12),
      ),
  },
  children: {
    before: (b, luck) =>
      [18, 26, 77, 84].forEach((x) => street.person(b, luck, x, GROUND + 3, 8.6)),
  },
  lamps: { before: (b) => [8, 92].forEach((x) => street.lamp(b, x, GROUND, 22)) },
  police: {
    before: (b) => {
      street.car(b, 80, GROUND + 2, "trim", 0.95);
      b.box("blue-dark", 71, GROUND - 5, 18, 1.8).box("blue", 78, GROUND - 12.6, 4, 2, 1);
      street.lamp(b, 32, GROUND, 14);
    },
  },
  ambulance: {
    before: (b) => {
      b.box("trim", 68, GROUND - 12, 15, 12, 1.6)
        .path("trim", `M82 ${GROUND - 9}h5l4 4v5h-9z`)
        .box("glass", 84, GROUND - 8, 3.4, 3.4);
      b.box("red", 68, GROUND - 4, 23, 1.4)
        .at(75, GROUND - 7.6, 0.5, emblems.cross)
        .box("red", 74, GROUND - 13.4, 3.4, 1.6);
      b.disc("ink", 73, GROUND, 2.3).disc("ink", 86, GROUND, 2.3);
    },
  },
  car: {
    before: (b, luck) => street.car(b, 20, GROUND + 3, luck.of(["red", "teal", "gold"] as const)),
  },
  dish: {
    behind: (b, _l, f) => {
      b.line("iron-dark", 1.2, `M${f.x + 12} ${f.top - 4}v-8`);
      b.path("trim", `M${f.x + 4} ${f.top - 18}a9 9 0 0 0 13 9z`)
        .line("iron-dark", 0.8, `M${f.x + 11} ${f.top - 13}l5-5`)
        .disc("red", f.x + 16.4, f.top - 18.4, 1.2);
    },
  },
  flaskRoof: {
    behind: (b, _l, f) => {
      b.at(f.x + f.wide - 20, f.top - 13, 2.4, emblems.flask);
      b.disc("teal", f.x + f.wide - 17, f.top - 30, 1.6).disc(
        "teal",
        f.x + f.wide - 21,
        f.top - 35,
        1.1,
      );
    },
  },
  bellTower: {
    behind: (b, _l, f) => {
      b.box("wall", 40, f.top - 28, 20, 28).box("shade", 56, f.top - 28, 4, 28);
      b.poly("roof", 36, f.top - 27, 50, f.top - 42, 64, f.top - 27);
      b.arch("ink", 44, f.top - 25, 12, 12)
        .path("gold", `M47 ${f.top - 15}q0-6 3-6.4 3 .4 3 6.4z`)
        .disc("gold-dark", 50, f.top - 14.6, 1.1);
    },
  },
  clock: { before: (b, _l, f) => clockFace(b, 50, f.top - 5, 5) },
  cupola: {
    behind: (b, _l, f) => {
      b.box("wall", 38, f.top - 22, 24, 12)
        .dome("roof", 50, f.top - 22, 13, 12)
        .box("gold", 49.2, f.top - 40, 1.6, 8);
      for (const x of [41, 47.5, 54]) b.arch("evening", x, f.top - 20, 5, 9);
    },
  },
  steam: {
    behind: (b) => [30, 50, 70].forEach((x, i) => street.smoke(b, x, 34 - (i % 2) * 8, 6, "trim")),
  },
  pool: {
    before: (b) => {
      b.box("stone", 4, GROUND - 4, 34, 5.4, 2.6)
        .box("water", 6, GROUND - 3, 30, 3.6, 1.8)
        .line("water-light", 0.7, `M9 ${GROUND - 1.6}q3-1.4 6 0t6 0 6 0`);
    },
  },
  laundry: {
    before: (b, luck, f) => {
      b.line("iron", 0.4, `M${f.x + 3} ${f.top + 20}q${f.wide / 2 - 3} 5 ${f.wide - 6} 0`);
      for (const at of [0.18, 0.34, 0.62, 0.76])
        b.box(
          luck.of(["trim", "red", "sun", "blue"] as const),
          f.x + f.wide * at,
          f.top + 21.6 + 2 * Math.sin(at * 3),
          5,
          5.4,
          0.6,
        );
    },
  },
  pennants: { before: (b, _l, f) => street.pennants(b, f.x - 2, f.top + 2, f.wide + 4, 3) },
  antenna: {
    behind: (b, _l, f) =>
      b
        .box("iron-dark", 57, f.top - 18, 1.2, 18)
        .disc("red", 57.6, f.top - 18, 1.5)
        .line("iron-dark", 0.8, `M54 ${f.top - 12}h7M55 ${f.top - 8}h5`),
  },
  stars: {
    behind: (b, luck) => {
      for (let i = 0; i < 7; i++)
        b.star("sun", luck.between(6, 94), luck.between(6, 44), luck.between(1.4, 2.6), 4);
    },
  },
} satisfies Record<string, Extra>;

export type ExtraName = keyof typeof around | keyof typeof wares;
export const extras: Record<ExtraName, Extra> = { ...around, ...wares };
