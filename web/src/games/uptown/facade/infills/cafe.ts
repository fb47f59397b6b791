/** Cafés: an awning or arches, lamps, tables for two. */

import type { Tone } from "../../../../facade/palette";
import { flowers } from "../parts/greenery";
import { letters } from "../parts/letters";
import { awning, pane, pendant } from "../parts/openings";
import { somebody, tableForTwo } from "../parts/people";
import { INFILL, STOREY } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left } = STOREY;
const AWNINGS: Tone[] = ["red", "terra", "roof"];

const terrace: Infill = (b, luck) => {
  pane(b, left + 8, 20, INFILL - 16, 46, {
    frame: "roof",
    thick: 2,
    inside: () => {
      for (const i of upTo(3)) tableForTwo(b, luck, left + 36 + i * 48, 66);
      for (const i of upTo(3)) pendant(b, left + 36 + i * 48, 20, 9);
    },
  });
  for (const i of [1, 2]) b.box("roof", left + 8 + i * 50.6, 20, 2, 46);
  awning(b, luck.of(AWNINGS), left + 3, 9, INFILL - 6, 11, 14);
};

const arches: Infill = (b, luck) => {
  for (const i of upTo(3)) {
    const x = left + 8 + i * 54;
    pane(b, x, 10, 44, 56, {
      isArched: true,
      frame: "roof",
      thick: 2,
      inside: () => {
        pendant(b, x + 22, 14, 10);
        tableForTwo(b, luck, x + 22, 66);
      },
    });
  }
};

const bar: Infill = (b, luck) => {
  pane(b, left + 6, 14, INFILL - 12, 54, {
    frame: "roof",
    thick: 2,
    inside: () => {
      b.box("wood", left + 8, 52, INFILL - 16, 16).box("wood-dark", left + 8, 50, INFILL - 16, 3);
      for (const i of upTo(6))
        if (luck.happens(0.7)) somebody(b, luck, left + 22 + i * 25, 50, 0.95);
      for (const i of upTo(7)) b.box("iron-dark", left + 18 + i * 22, 60, 1.6, 8);
      for (const i of upTo(5)) pendant(b, left + 24 + i * 30, 14, 7);
    },
  });
  for (const i of [1, 2, 3]) b.box("roof", left + 6 + i * 39, 14, 2, 54);
  b.box("roof", left + 2, 4, INFILL - 4, 7, 2);
  for (const i of upTo(9)) b.disc("glow", left + 12 + i * 18, 7.5, 1.6);
};

export const cafe: Infill = (b, luck) => {
  luck.of([terrace, arches, bar])(b, luck);
};

export const cafes: Infills = {
  basement_bistro(b, luck) {
    pane(b, left + 6, 22, 70, 42, {
      frame: "roof",
      thick: 2,
      inside: () => {
        for (const x of [left + 24, left + 58]) {
          tableForTwo(b, luck, x, 64);
          pendant(b, x, 22, 8);
        }
      },
    });
    b.box("roof", 108, 26, 26, 46).box("lit", 111, 29, 20, 43);
    b.box("roof", 120.4, 29, 1.4, 43).disc("gold", 118, 52, 1.3);
    pane(b, 142, 22, 46, 42, {
      frame: "roof",
      thick: 2,
      inside: () => {
        somebody(b, luck, 156, 64, 1.05, "trim");
        b.box("wood-dark", 144, 58, 42, 6).box("gold", 172, 54, 8, 4);
        pendant(b, 166, 22, 8);
      },
    });
    awning(b, "red", left + 2, 11, INFILL - 4, 12, 14);
    b.box("roof", left + 40, 0.5, 88, 10, 3);
    letters(b, "sun", "BISTRO", 110, 2.5, 6);
    b.box("wood", left + 4, 66, 74, 6);
    flowers(b, luck, left + 8, 67, 62);
  },
  ice_cream_parlour(b, luck) {
    const scoops: Tone[] = ["rose-dark", "sun", "leaf-light", "trim", "brown", "lilac"];
    pane(b, left + 7, 24, 76, 42, {
      thick: 2,
      inside: () => {
        somebody(b, luck, left + 46, 50, 1.05, "trim");
        b.box("rose", left + 9, 54, 72, 12);
        scoops.forEach((tone, i) => b.disc(tone, left + 17 + i * 11, 53, 4.6));
        pendant(b, left + 24, 24, 6);
        pendant(b, left + 64, 24, 6);
      },
    });
    b.box("trim", 114, 28, 26, 44).box("lit", 117, 31, 20, 41).box("trim", 126, 31, 1.4, 41);
    pane(b, 148, 24, 40, 42, { thick: 2, inside: () => tableForTwo(b, luck, 168, 66) });
    awning(b, "rose-dark", left + 2, 12, INFILL - 4, 12, 12);
    b.disc("trim", 127, 10, 12).path("sand-dark", "M121 9h12l-6 13z");
    b.disc("rose-dark", 124, 7, 4).disc("leaf-light", 130, 7, 4).disc("sun", 127, 3, 4);
  },
  panorama_restaurant(b, luck) {
    b.path("roof", "M26 14h168v44H26z").path("lamp-1", "M29 17h162l-4 38H33z");
    for (const i of upTo(4)) {
      tableForTwo(b, luck, 48 + i * 41, 55);
      pendant(b, 48 + i * 41, 17, 8);
    }
    for (const i of [1, 2, 3, 4, 5]) b.line("trim", 1.5, `M${29 + i * 27} 17l${(3 - i) * 1.2} 38`);
    b.box("roof", left, 10, INFILL, 5, 2).box("roof", left, 57, INFILL, 4, 2);
  },
  coffee_roastery(b, luck) {
    arches(b, luck);
    b.disc("trim", 110, 14, 11).path("brown", "M105 18q-4-8 4-11 6 0 6 5-1 7-10 6z");
    b.line("sand", 1.2, "M106 17q2-6 7-8");
  },
  chocolate_lounge: arches,
};
