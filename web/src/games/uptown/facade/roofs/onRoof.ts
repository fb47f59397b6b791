/** What only stands on a roof: things on a deck, no walls. */

import type { Tone } from "../../../../facade/palette";
import { flowers, plant, tree } from "../parts/greenery";
import { letters } from "../parts/letters";
import { pendant } from "../parts/openings";
import { somebody, tableForTwo } from "../parts/people";
import type { Pen } from "../pen";
import type { Draw } from "./roof";

function deck(b: Pen): void {
  b.box("slab", 8, 72, 184, 4).box("slab-dark", 8, 76, 184, 4);
}

const flag: Draw = (b) => {
  deck(b);
  b.line("trim", 3, "M100 72V-20").box("stone", 90, 66, 20, 6);
  b.path("terra", "M102-18q20-8 40 0t30-2v30q-16 6-34 0t-36 2z").disc("trim", 134, -4, 5);
};

export const onRoof: Record<string, Draw> = {
  flagpole: flag,
  rooftop_garden(b, luck) {
    deck(b);
    tree(b, 36, 64, 0.85);
    tree(b, 160, 64, 1.05);
    b.box("wood", 14, 60, 54, 12, 2).box("wood", 124, 60, 62, 12, 2);
    flowers(b, luck, 50, 60, 14);
    flowers(b, luck, 128, 60, 18);
    b.box("wood-dark", 76, 34, 40, 3)
      .box("wood-dark", 78, 36, 3, 36)
      .box("wood-dark", 111, 36, 3, 36);
    b.path("leaf", "M76 34q4-6 10-2 4-6 10 0 6-4 10 2 6-2 10 2-20 8-40-2z");
    somebody(b, luck, 90, 72, 1.3);
    somebody(b, luck, 103, 72, 1.2);
  },
  neon_sign(b) {
    deck(b);
    for (const x of [50, 100, 150])
      b.line("iron-dark", 1.8, `M${x} 72V30M${x - 10} 72L${x + 10} 40M${x + 10} 72L${x - 10} 40`);
    b.box("ink", 30, -6, 140, 46, 6);
    for (let x = 36; x <= 164; x += 8) b.disc("gold", x, -1, 1.4).disc("gold", x, 35, 1.4);
    letters(b, "rose-dark", "NEON", 100, 6, 23);
  },
  beehives(b, luck) {
    deck(b);
    const paints: Tone[] = ["sun", "trim", "terra", "sun"];
    [34, 74, 126, 166].forEach((x, i) => {
      b.box(paints[i] ?? "sun", x - 12, 44, 24, 24, 2).box("wood-dark", x - 12, 56, 24, 1.5);
      b.box("wood-dark", x - 14, 40, 28, 5, 1).box("ink", x - 5, 62, 10, 2);
      b.box("wood", x - 9, 68, 3, 4).box("wood", x + 6, 68, 3, 4);
    });
    flowers(b, luck, 90, 68, 18);
    for (const [x, y] of [
      [54, 30],
      [98, 22],
      [112, 36],
      [148, 26],
    ] as const)
      b.disc("gold", x, y, 2.2).disc("trim", x + 2, y - 2, 1.6);
  },
  rooftop_pool(b, luck) {
    deck(b);
    b.box("trim", 16, 50, 130, 22, 3).box("water", 20, 54, 122, 18);
    b.path("water-dark", "M20 58q10-4 20 0t20 0 20 0 20 0 20 0 22 0v14H20z");
    somebody(b, luck, 52, 62, 1.1, "water-dark");
    somebody(b, luck, 100, 64, 1.1, "water-dark");
    b.line("wood", 2, "M166 72V24")
      .path("red", "M146 30Q166 6 186 30z")
      .path("trim", "M159 17q7-4 14 0l3 13h-20z");
    b.box("sun", 154, 64, 26, 3).line("iron", 1.8, "M128 54V40q6-6 8 0v14");
  },
  rooftop_bar(b, luck) {
    deck(b);
    b.line("iron-dark", 2, "M16 72V20M184 72V20").line(
      "iron-dark",
      1.2,
      "M16 21Q58 40 100 26T184 21",
    );
    for (const x of [34, 58, 82, 106, 130, 154, 172])
      b.disc("lit", x, 30 - Math.abs(x - 58) * 0.06, 2.6);
    for (const x of [36, 74]) tableForTwo(b, luck, x, 72);
    somebody(b, luck, 140, 56, 1.2, "trim");
    b.box("wall", 110, 54, 66, 18, 2).box("roof", 106, 51, 74, 4, 1);
    for (const x of [118, 158, 166]) b.box("teal", x, 43, 3, 8, 1);
  },
  rooftop_cinema(b, luck) {
    deck(b);
    b.line("iron-dark", 2.4, "M64 72V8M176 72V8")
      .box("ink", 58, 2, 124, 50, 2)
      .box("glow", 62, 6, 116, 42);
    b.path("purple", "M62 48l28-22 18 14 24-24 46 32z").disc("gold", 96, 18, 6);
    for (const x of [26, 46, 66, 86, 112, 136]) somebody(b, luck, x, 72, 1.15);
  },
  helipad(b) {
    deck(b);
    b.box("iron", 20, 60, 160, 5).box("stone", 12, 56, 176, 5);
    for (const x of [38, 98, 158]) b.box("iron-dark", x, 64, 4, 8);
    b.line("ink", 2, "M40 16H150M166 24v20").box("ink", 94, 16, 3, 8);
    b.path("red", "M66 44Q62 24 90 22h20q16 4 18 14l40-2v5l-44 6q-8 3-20 3-30 0-38-4z");
    b.path("lamp-1", "M72 34q6-9 20-9v12H70z").line("ink", 2, "M78 54h44M84 48v6M114 48v6");
  },
  solar_array(b) {
    deck(b);
    for (const x of [30, 78, 126]) {
      b.path("blue-dark", `M${x} 70l14-38h38l-14 38z`);
      b.line(
        "water-light",
        1.2,
        `M${x + 9.5} 44h38M${x + 5} 57h38M${x + 12.7} 70l14-38M${x + 25.3} 70l14-38`,
      );
    }
  },
  weather_vane(b) {
    deck(b);
    b.path("roof", "M80 72l20-26 20 26z").line("iron-dark", 2.6, "M100 46V-12M78 18h44");
    b.path("gold", "M70-4l22-4v-4l14 8-14 8V0l-22 4z").path(
      "gold-dark",
      "M92-8q4-16 14-14 6 2 4 10l8-6q2 12-12 14z",
    );
  },
  lookout_bench(b, luck) {
    deck(b);
    b.box("iron-dark", 10, 50, 180, 2);
    for (let x = 12; x < 190; x += 12) b.box("iron-dark", x, 50, 1.6, 22);
    somebody(b, luck, 84, 62, 1.4);
    somebody(b, luck, 106, 62, 1.4);
    b.box("wood", 66, 60, 60, 4)
      .box("wood", 66, 50, 60, 3)
      .box("iron", 70, 60, 3, 12)
      .box("iron", 119, 60, 3, 12);
    plant(b, 30, 68, 1.5);
    b.line("iron-dark", 3, "M160 72V44").line("teal", 8, "M150 48l20-8");
  },
  lightning_rod(b) {
    deck(b);
    b.path("stone-dark", "M84 72l8-14h16l8 14z")
      .line("iron-dark", 3, "M100 58V-20")
      .disc("gold", 100, -22, 4);
    b.path("sun", "M128-26l-16 26h10l-8 22 22-28h-11l10-20z");
    b.line("iron", 1.2, "M100 20L40 72M100 20l60 52");
  },
  pigeon_colony(b) {
    deck(b);
    b.box("wood-dark", 60, 22, 80, 46, 2).path("wood", "M52 24L100 0l48 24z");
    for (const x of [72, 92, 112]) b.arch("room", x, 30, 14, 14).arch("room", x, 50, 14, 14);
    for (const [x, y] of [
      [30, 72],
      [46, 72],
      [158, 72],
      [176, 72],
      [78, 4],
      [120, 2],
      [24, 40],
      [168, 30],
    ] as const) {
      b.oval("iron", x, y - 6, 7, 4.6)
        .disc("iron-dark", x + 6, y - 11, 3)
        .path("gold", `M${x + 9} ${y - 11}l3 1-3 1z`);
    }
  },
  siren_mast(b) {
    deck(b);
    b.line("iron-dark", 2.6, "M84 72L100-10 116 72M88 52h24M92 32h16M95 14h10");
    b.path("red", "M100-14l-26-12v24zM100-14l26-12v24z").disc("iron-dark", 100, -14, 6);
    b.line("red", 2.4, "M62-24q-8 10 0 20M138-24q8 10 0 20M52-30q-12 16 0 32M148-30q12 16 0 32");
  },
};

export const anythingOnRoof: Draw = (b, luck) => {
  deck(b);
  plant(b, 40, 68, 1.8);
  plant(b, 160, 68, 1.8);
  pendant(b, 100, 20, 10);
  tableForTwo(b, luck, 100, 72);
};
