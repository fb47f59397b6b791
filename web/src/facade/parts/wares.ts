/** What shops show: on the pavement, on the wall, on the roof. */

import { GROUND } from "../brush";
import { emblems } from "./emblems";
import { flowers } from "./greenery";
import * as street from "./street";
import type { Extra } from "./extra";

export const wares = {
  buckets: {
    before: (b, luck) => {
      for (const x of [14, 22, 30, 70, 78, 86]) {
        b.poly("iron", x - 2.6, GROUND - 5, x + 2.6, GROUND - 5, x + 2, GROUND, x - 2, GROUND);
        b.disc("leaf-dark", x, GROUND - 6.4, 3);
        flowers(b, luck, x - 2, GROUND - 6.4, 4.2, 1.9);
      }
    },
  },
  fruit: {
    before: (b) => {
      street.crate(b, 10, GROUND, 12, "red");
      street.crate(b, 23, GROUND, 12, "orange");
      street.crate(b, 68, GROUND, 11, "leaf-dark");
      street.crate(b, 80, GROUND, 11, "sun");
    },
  },
  vegetables: {
    before: (b) => {
      street.crate(b, 8, GROUND, 13, "leaf-light", 6);
      street.crate(b, 22, GROUND, 12, "orange", 6);
      street.crate(b, 67, GROUND, 12, "red", 6);
      street.crate(b, 80, GROUND, 13, "purple", 6);
    },
  },
  shoes: {
    before: (b) => [21, 31, 69, 79].forEach((x) => b.at(x, GROUND - 7, 0.55, emblems.boot)),
  },
  books: {
    before: (b) => {
      const tones = ["red", "teal", "gold", "blue-dark", "purple"] as const;
      for (const left of [24, 62])
        tones.forEach((tone, i) =>
          b.box(tone, left + i * 2.6, GROUND - 9 + (i % 2), 2, 5.6 - (i % 2)),
        );
      b.box("wood-dark", 11, GROUND - 8, 9, 8)
        .box("red", 12, GROUND - 11, 1.6, 3.2)
        .box("teal", 14, GROUND - 10.6, 1.6, 2.8)
        .box("gold", 16, GROUND - 11.4, 1.8, 3.6);
    },
  },
  cakes: {
    before: (b) => [26, 35, 65, 74].forEach((x) => b.at(x, GROUND - 7, 0.6, emblems.cupcake)),
  },
  bottles: {
    before: (b) =>
      [25, 33, 67, 75].forEach((x, i) => b.at(x, GROUND - 7, 0.55 + (i % 2) * 0.1, emblems.bottle)),
  },
  ladder: {
    before: (b) => {
      b.line("wood", 1.2, `M84 ${GROUND}l-10-44M91 ${GROUND - 1}l-10-44`);
      for (let i = 1; i < 7; i++) b.line("wood", 1, `M${84 - i * 1.4} ${GROUND - i * 6.2}l7-.6`);
      for (const [x, tone] of [
        [10, "red"],
        [17, "teal"],
        [13.5, "gold"],
      ] as const) {
        const y = tone === "gold" ? GROUND - 6 : GROUND;
        b.box("stone", x - 2.8, y - 5.6, 5.6, 5.6, 0.6).box(tone, x - 2.8, y - 5.6, 5.6, 1.8);
      }
    },
  },
  terrace: {
    before: (b, luck) => {
      street.parasol(b, 17, GROUND, 26, "red");
      street.parasol(b, 82, GROUND, 26, "teal");
      street.person(b, luck, 25.5, GROUND, 10);
      street.person(b, luck, 74, GROUND, 10);
    },
  },
  bulbs: {
    before: (b, _l, f) => {
      for (let x = f.x + 2; x < f.x + f.wide; x += 5) b.disc("glow", x, f.top + 0.6, 1.3);
    },
  },
  dice: {
    before: (b) =>
      b.at(14, GROUND - 5, 1.2, emblems.die, -12).at(86, GROUND - 5, 1.2, emblems.die, 14),
  },
  barberPole: {
    before: (b, _l, f) => {
      for (const x of [f.x + 3, f.x + f.wide - 7]) {
        b.box("trim", x, GROUND - 17, 4, 13)
          .line("red", 1.4, `M${x} ${GROUND - 6}l4-3M${x} ${GROUND - 12}l4-3`)
          .line("blue", 1.2, `M${x} ${GROUND - 9}l4-3M${x} ${GROUND - 15}l4-2.4`);
        b.disc("iron", x + 2, GROUND - 18, 2.4).box("iron", x - 0.6, GROUND - 4.6, 5.2, 1.8);
      }
    },
  },
  cats: {
    before: (b, _l, f) => {
      street.cat(b, 20, GROUND, 9, "terra");
      street.cat(b, 80, GROUND, 8, "iron");
      street.cat(b, f.x + 10, f.top - 5, 8);
    },
  },
  ears: {
    behind: (b, _l, f) => {
      for (const s of [0, 1]) {
        const x = f.x + s * (f.wide - 26);
        b.poly("roof", x, f.top - 2, x + 6 + s * 14, f.top - 26, x + 26, f.top - 2).poly(
          "rose-dark",
          x + 7,
          f.top - 2,
          x + 8.5 + s * 9,
          f.top - 17,
          x + 19,
          f.top - 2,
        );
      }
    },
  },
  lanterns: {
    before: (b, _l, f) => {
      for (const x of [f.x + 4, f.x + f.wide - 4])
        b.oval("red", x, f.ground + 13, 3, 3.8)
          .box("gold", x - 1.6, f.ground + 9, 3.2, 1)
          .box("gold", x - 1.6, f.ground + 16, 3.2, 1);
    },
  },
  jester: {
    behind: (b, _l, f) => {
      b.path(
        "purple",
        `M50 ${f.top - 20}q-16-18-26-2 8-4 10 8zM50 ${f.top - 20}q16-18 26-2-8-4-10 8z`,
      ).path("sun", `M36 ${f.top - 12}q6-26 14-26t14 26z`);
      for (const [x, y] of [
        [24, 22],
        [76, 22],
        [50, 39],
      ] as const)
        b.disc("gold", x, f.top - y, 2.4);
    },
  },
  canvases: {
    before: (b, _l, f) => {
      for (const [x, tone] of [
        [f.x + 12, "terra"],
        [f.x + f.wide - 12, "teal"],
      ] as const) {
        b.box("gold", x - 6, f.top + 1, 12, 20, 0.6)
          .box(tone, x - 5, f.top + 2, 10, 18)
          .disc("sun", x + 1, f.top + 8, 2.4)
          .poly("ink", x - 5, f.top + 20, x, f.top + 12, x + 5, f.top + 20);
      }
    },
  },
  bowling: {
    behind: (b, _l, f) => {
      b.at(42, f.top - 26, 3.6, emblems.pin);
      b.at(68, f.top - 21, 2.6, emblems.pin, 24)
        .disc("red", 24, f.top - 14, 10)
        .disc("ink", 21, f.top - 18, 1.2)
        .disc("ink", 25, f.top - 19, 1.2)
        .disc("ink", 24, f.top - 15, 1.2);
    },
  },
  locks: {
    before: (b, _l, f) => {
      for (const x of [f.x + 10, f.x + f.wide - 12])
        b.line("gold", 1.6, `M${x - 2.6} ${f.ground + 8}v-2q0-3 2.6-3t2.6 3v2`)
          .box("gold-dark", x - 4, f.ground + 8, 8, 7, 1)
          .disc("ink", x, f.ground + 11, 1);
    },
  },
  sushi: {
    before: (b) =>
      [20, 30, 70, 80].forEach((x, i) =>
        i % 2
          ? b
              .box("trim", x - 4, GROUND - 6, 8, 3.4, 1.6)
              .box("terra", x - 4.4, GROUND - 8, 8.8, 2.8, 1.4)
          : b
              .disc("ink", x, GROUND - 6, 3.4)
              .disc("trim", x, GROUND - 6, 2.5)
              .disc("leaf-dark", x, GROUND - 6, 1.1),
      ),
  },
  bicycle: {
    before: (b) => {
      b.line(
        "ink",
        0.9,
        `M76 ${GROUND - 4}a4 4 0 1 0 8 0a4 4 0 1 0-8 0M90 ${GROUND - 4}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`,
      );
      b.line(
        "red",
        1.2,
        `M80 ${GROUND - 4}l4-7h7l3 7M84 ${GROUND - 11}l4 7h-8M91 ${GROUND - 11}l-1-4h3M83 ${GROUND - 13}h4`,
      ).box("wood", 90, GROUND - 14, 7, 4.4, 1);
    },
  },
  croissant: { behind: (b, _l, f) => b.at(50, f.top - 22, 2.4, emblems.croissant) },
  invader: {
    before: (b, _l, f) => {
      const rows = [
        "..x....x..",
        "...x..x...",
        "..xxxxxx..",
        ".xx.xx.xx.",
        "xxxxxxxxxx",
        "x.xxxxxx.x",
        "x.x....x.x",
        "...xx.xx..",
      ];
      b.box("ink", 34, f.top + 2, 32, 24, 1.4);
      rows.forEach((row, y) =>
        [...row].forEach(
          (cell, x) =>
            cell === "x" && b.box("glow", 38 + x * 2.4, f.top + 4.6 + y * 2.4, 2.45, 2.45),
        ),
      );
    },
  },
  triangle: {
    behind: (b, _l, f) => {
      const tones = [
        "sun",
        "red",
        "blue",
        "purple",
        "ink",
        "orange",
        "leaf-dark",
        "trim",
        "red-dark",
        "gold",
      ] as const;
      let ball = 0;
      for (let row = 0; row < 4; row++)
        for (let i = 0; i <= row; i++)
          b.disc(tones[ball++] ?? "ink", 50 + (i - row / 2) * 8, f.top - 38 + row * 7, 3.8);
      b.line("wood", 1.6, `M14 ${f.top - 6}L36 ${f.top - 44}M86 ${f.top - 6}L64 ${f.top - 44}`);
    },
  },
} satisfies Record<string, Extra>;
