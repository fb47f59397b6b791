/** Shops: goods on show. */

import type { Luck } from "../../../../facade/luck";
import type { Tone } from "../../../../facade/palette";
import { awning, pane } from "../parts/openings";
import { plant } from "../parts/greenery";
import { somebody } from "../parts/people";
import { INFILL, STOREY, type Pen } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left } = STOREY;
const GOODS: Tone[] = ["red", "teal", "blue", "trim", "purple", "terra", "leaf-dark"];
const AWNINGS: Tone[] = ["teal-dark", "leaf-dark", "red", "purple"];

/** A shelf at y, full of things. */
function shelf(b: Pen, luck: Luck, x: number, y: number, w: number): void {
  for (let i = 0; i < w - 6; i += luck.of([7, 8, 9])) {
    const high = luck.between(5, 10);
    b.box(luck.of(GOODS), x + i, y - high, luck.of([5, 6]), high, 1);
  }
  b.box("wood-dark", x - 2, y, w, 1.5);
}

const underAwning: Infill = (b, luck) => {
  for (const x of [left + 7, left + 89])
    pane(b, x, 22, 72, 44, {
      frame: "roof",
      thick: 2,
      inside: () => {
        shelf(b, luck, x + 5, 42, 62);
        shelf(b, luck, x + 5, 62, 62);
      },
    });
  awning(b, luck.of(AWNINGS), left + 2, 9, INFILL - 4, 13, 12);
};

const underBoard: Infill = (b, luck) => {
  b.box("roof", left + 3, 6, INFILL - 6, 13, 2);
  for (const i of upTo(5)) b.disc("glow", left + 20 + i * 32, 22, 1.8);
  for (const i of upTo(3)) {
    const x = left + 7 + i * 54;
    pane(b, x, 25, 46, 42, {
      thick: 2,
      inside: () => {
        if (i === 1) somebody(b, luck, x + 23, 67, 1.15);
        shelf(b, luck, x + 4, i === 1 ? 40 : 45, 40);
        if (i !== 1) shelf(b, luck, x + 4, 64, 40);
      },
    });
  }
  for (const x of [98, 110, 122]) b.disc("sun", x, 12.5, 2);
};

const stall: Infill = (b, luck) => {
  pane(b, left + 6, 20, INFILL - 12, 36, {
    frame: "roof",
    thick: 2,
    inside: () => {
      shelf(b, luck, left + 12, 34, 70);
      shelf(b, luck, left + 90, 34, 64);
      somebody(b, luck, left + 46, 56, 1.1);
      somebody(b, luck, left + 118, 56, 1.1);
    },
  });
  for (const i of upTo(5)) {
    const x = left + 8 + i * 31;
    const goods = luck.of(GOODS);
    for (const j of upTo(4)) b.disc(goods, x + 5 + j * 5.5, 58, 3.2);
    b.path("wood", `M${x} 59h27l-2 11h-23z`);
  }
  awning(b, luck.of(AWNINGS), left + 2, 8, INFILL - 4, 11, 14);
};

export const shop: Infill = (b, luck) => {
  luck.of([underAwning, underBoard, stall])(b, luck);
};

export const shops: Infills = {
  bookshop(b, luck) {
    const spines: Tone[] = [...GOODS, "brown"];
    b.box("roof", left + 3, 5, INFILL - 6, 13, 2);
    b.path("trim", "M98 8q6-3 12 0 6-3 12 0v8q-6-3-12 0-6-3-12 0z");
    for (const x of [left + 7, left + 89])
      pane(b, x, 23, 72, 44, {
        frame: "roof",
        thick: 2,
        inside: () => {
          for (const y of [44, 64]) {
            for (let i = 0; i < 62; i += 4.4) {
              const high = luck.between(10, 15);
              b.box(luck.of(spines), x + 5 + i, y - high, 3.6, high);
            }
            b.box("wood-dark", x + 3, y, 68, 1.6);
          }
          somebody(b, luck, x + 36, 66, 1.1);
        },
      });
  },
  greengrocer(b, luck) {
    const fruit: Tone[] = ["red", "gold", "leaf-dark", "purple"];
    pane(b, left + 7, 22, 100, 30, {
      frame: "roof",
      thick: 2,
      inside: () => {
        somebody(b, luck, 70, 52, 1.1, "leaf-dark");
        somebody(b, luck, 98, 52, 1.1);
      },
    });
    b.box("roof", 142, 24, 28, 48).box("lit", 145, 27, 22, 45);
    awning(b, "leaf-dark", left + 2, 9, INFILL - 4, 13, 14);
    fruit.forEach((tone, k) => {
      const x = left + 6 + k * 27;
      b.path("wood", `M${x} 58h24l-2 10h-20z`);
      for (const i of upTo(4)) b.disc(tone, x + 4 + i * 5.5, 57, 3.2);
      for (const i of upTo(3)) b.disc(tone, x + 7 + i * 5.5, 53, 3.2);
    });
  },
  florist(b, luck) {
    const petals: Tone[] = ["red", "rose-dark", "sun", "lilac", "trim", "terra"];
    pane(b, left + 7, 20, INFILL - 14, 38, {
      frame: "roof",
      thick: 2,
      inside: () => {
        somebody(b, luck, 110, 58, 1.15, "leaf-dark");
        for (const x of [46, 68, 152, 174]) plant(b, x, 54, 1.2);
      },
    });
    for (const i of upTo(9)) {
      const x = left + 12 + i * 18;
      b.path("iron", `M${x - 5} 62h10l-1.5 10h-7z`).disc("leaf-dark", x, 60, 7);
      for (const [dx, dy] of [
        [-4, -2],
        [0, -5],
        [4, -2],
        [0, 0],
      ] as const)
        b.disc(petals[(i + 4) % petals.length] ?? "red", x + dx, 59 + dy, 2.2);
    }
    awning(b, "rose-dark", left + 2, 8, INFILL - 4, 11, 12);
  },
  jewellers: underBoard,
  brand_outlet: underAwning,
};
