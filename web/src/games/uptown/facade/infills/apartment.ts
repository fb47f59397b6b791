/** Apartments: balconies, shutters, curtains, flowers. */

import type { Tone } from "../../../../facade/palette";
import { flowers, plant } from "../parts/greenery";
import { curtains, lampOf, pane, pendant, railing } from "../parts/openings";
import { somebody } from "../parts/people";
import { INFILL, STOREY } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left, right } = STOREY;
export const FABRICS: Tone[] = ["trim", "rose", "sun"];

const balconies: Infill = (b, luck) => {
  for (const i of upTo(3)) {
    const x = left + 9 + i * 54;
    b.box("shade", x - 3, 4, 48, 68);
    pane(b, x, 8, 42, 64, {
      lamp: lampOf(luck),
      mullions: 1,
      inside: () => {
        if (luck.happens(0.6)) curtains(b, luck.of(FABRICS), x, 8, 42, 64);
        else pendant(b, x + 12, 8, 8);
        if (luck.happens(0.7)) somebody(b, luck, x + luck.between(14, 28), 70, 1.05);
      },
    });
    b.box("mist", x - 4, 52, 50, 20);
    railing(b, x - 4, 52, 50, 19, "iron-dark", 5);
    if (luck.happens(0.75)) flowers(b, luck, x - 2, 56, luck.of([16, 26, 40]));
  }
};

const shutters: Infill = (b, luck) => {
  const wide = INFILL / 4;
  for (const i of upTo(4)) {
    const x = left + i * wide + 10;
    b.box("roof", x - 8, 14, 7, 38, 1).box("roof", x + 23, 14, 7, 38, 1);
    pane(b, x, 14, 22, 38, {
      lamp: lampOf(luck),
      mullions: 1,
      inside: () => {
        if (luck.happens(0.55)) somebody(b, luck, x + 11, 52, 0.95);
        else if (luck.happens(0.6)) curtains(b, "trim", x, 14, 22, 38);
      },
    });
    flowers(b, luck, x - 2, 56, 26);
  }
  b.box("shade", left, 67, INFILL, 2);
};

const loggias: Infill = (b, luck) => {
  [left + 3, right - 77].forEach((x, side) => {
    b.box("tint", x, 10, 74, 62);
    pane(b, x + 5, 14, 28, 58, {
      lamp: lampOf(luck, 0.7),
      mullions: 1,
      inside: () => curtains(b, luck.of(FABRICS), x + 5, 14, 28, 58),
    });
    pane(b, x + 40, 14, 28, 30, {
      lamp: lampOf(luck, 0.5),
      inside: () => {
        if (luck.happens(0.6)) somebody(b, luck, x + 54, 44, 0.9);
        else plant(b, x + 54, 41, 0.8);
      },
    });
    if (luck.happens(0.8)) somebody(b, luck, x + 36, 70, 1.1);
    plant(b, x + (side ? 12 : 62), 68, 1.2);
    b.box("mist", x - 1, 52, 76, 20, 2).box("trim", x - 1, 51, 76, 2.2);
  });
};

export const apartment: Infill = (b, luck) => {
  luck.of([balconies, shutters, loggias])(b, luck);
};

export const apartments: Infills = {
  caretakers_flat(b, luck) {
    for (const i of upTo(4)) {
      const x = left + 10 + i * 42;
      b.box("roof", x - 7, 13, 6, 40, 1).box("roof", x + 23, 13, 6, 40, 1);
      pane(b, x, 13, 22, 40, {
        lamp: i === 2 ? "dark" : "evening",
        mullions: 1,
        inside: () => {
          if (i === 0) plant(b, x + 11, 50, 0.9);
          else if (i === 1) somebody(b, luck, x + 11, 53);
          else if (i === 3) curtains(b, "rose", x, 13, 22, 40);
        },
      });
      flowers(b, luck, x - 3, 57, 28);
    }
    b.line("iron", 0.8, "M30 9q80 10 162 0");
    b.box("trim", 44, 10.5, 8, 8, 1).box("red", 58, 11.2, 8, 8, 1).box("sun", 72, 11.9, 8, 8, 1);
    b.path("blue", "M150 13h10v9h-3v-5h-4v5h-3z").box("shade", left, 67, INFILL, 2.4);
  },
  bay_window_flat(b, luck) {
    for (const i of upTo(2)) {
      const x = left + 12 + i * 82;
      b.path("roof", `M${x - 4} 6h70l-4 5H${x}z`).box("shade", x, 11, 62, 50);
      pane(b, x + 4, 14, 13, 38, { inside: () => curtains(b, "trim", x + 4, 14, 13, 38) });
      pane(b, x + 21, 14, 20, 38, {
        lamp: i ? "dark" : "evening",
        mullions: 1,
        inside: () => somebody(b, luck, x + 31, 52),
      });
      pane(b, x + 45, 14, 13, 38, {
        inside: () => {
          if (i) plant(b, x + 51, 50, 0.8);
          else curtains(b, "trim", x + 45, 14, 13, 38);
        },
      });
      b.box("trim", x - 3, 55, 68, 4).path("roof", `M${x} 59h62l-10 11H${x + 10}z`);
    }
  },
  garden_maisonette(b, luck) {
    b.box("trim", 100, 22, 30, 50).box("roof", 104, 26, 22, 46).disc("gold", 121, 50, 1.5);
    b.path("roof", "M94 22h42l-6-8h-30z");
    [36, 62, 144, 170].forEach((x, i) => {
      pane(b, x, 14, 18, 30, {
        lamp: i === 1 ? "dark" : "evening",
        mullions: 1,
        inside: () => {
          if (i === 2) somebody(b, luck, x + 9, 44, 0.9);
        },
      });
      flowers(b, luck, x - 2, 48, 22);
    });
    for (const i of upTo(7)) b.box("trim", left + i * 10, 58, 5, 14, 1);
    for (const i of upTo(6)) b.box("trim", right - 5 - i * 9, 58, 5, 14, 1);
    b.box("trim", left, 62, 70, 2).box("trim", 134, 62, 60, 2);
    for (const x of [30, 44, 60, 76, 142, 158, 176])
      b.path("leaf-dark", `M${x} 72q-5-9 2-11 8 2 4 11z`);
  },
};
