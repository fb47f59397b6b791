/** Hotels: many equal windows, curtains. */

import { letters } from "../parts/letters";
import { anyLamp, awning, curtains, lampOf, pane, railing } from "../parts/openings";
import { somebody } from "../parts/people";
import type { Tone } from "../../../../facade/palette";
import { INFILL, STOREY } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left, right } = STOREY;
const CURTAINS: Tone[] = ["trim", "trim", "red"];

const arcade: Infill = (b, luck) => {
  const wide = INFILL / 5;
  for (const i of upTo(5)) {
    const x = left + i * wide + 6.5;
    pane(b, x, 12, wide - 13, 44, {
      lamp: lampOf(luck),
      isArched: true,
      inside: () => {
        curtains(b, luck.of(CURTAINS), x, 12, wide - 13, 44);
        if (luck.happens(0.45)) somebody(b, luck, x + 10, 56, 0.85);
      },
    });
    b.box("trim", x - 3, 57.5, wide - 7, 2.6);
  }
  b.box("tint", left, 64, INFILL, 2.5);
};

const rows: Infill = (b, luck) => {
  for (const y of [9, 41])
    for (const i of upTo(6)) {
      const x = left + 6 + i * 27;
      pane(b, x, y, 20, 22, {
        lamp: lampOf(luck),
        inside: () => {
          curtains(b, luck.of(CURTAINS), x, y, 20, 22);
          if (luck.happens(0.3)) somebody(b, luck, x + 10, y + 22, 0.75);
        },
      });
      b.box("shade", x - 2, y + 24, 24, 2);
    }
};

export const hotel: Infill = (b, luck) => {
  luck.of([arcade, rows])(b, luck);
};

export const hotels: Infills = {
  capsule_hotel(b, luck) {
    for (const i of upTo(6))
      for (const j of upTo(2)) {
        const [x, y] = [left + 17 + i * 27, 19 + j * 33];
        b.box("trim", x - 12, y - 14, 24, 28, 6).box("shade", x - 12, y + 10, 24, 4, 3);
        b.disc("roof", x, y - 1, 10).disc(anyLamp(luck), x, y - 1, 8.4);
        if (luck.happens(0.45))
          b.fine((pen) => {
            pen.disc("skin-1", x - 1, y, 2.6).path("blue", `M${x - 5} ${y + 6}q0-4 4-4t4 4z`);
          });
        b.fine((pen) => pen.path("gleam", `M${x - 5} ${y + 1}l5-8h3l-6 10z`));
      }
  },
  boutique_hotel(b, luck) {
    for (const i of upTo(4)) {
      const x = left + 9 + i * 42;
      pane(b, x, 18, 26, 44, {
        lamp: i === 1 ? "dark" : "evening",
        inside: () => {
          curtains(b, i % 2 ? "red" : "trim", x, 18, 26, 44);
          if (i === 2) somebody(b, luck, x + 13, 62);
        },
      });
      awning(b, "red-dark", x - 4, 11, 34, 8, 5);
      railing(b, x - 4, 52, 34, 13, "gold-dark");
    }
    b.box("roof", left, 67, INFILL, 2.4);
  },
  grand_hotel(b, luck) {
    b.box("roof", left, 0, INFILL, 17);
    letters(b, "gold", "GRANDHOTEL", 110, 4, 9);
    for (const i of upTo(5)) {
      const x = left + 8 + i * 33;
      pane(b, x, 22, 20, 40, {
        lamp: i === 3 ? "dark" : "evening",
        isArched: true,
        inside: () => {
          curtains(b, "red", x, 22, 20, 40);
          if (i === 1 || i === 4) somebody(b, luck, x + 10, 62, 0.95);
        },
      });
      b.box("gold", x - 3, 64, 26, 3).box("trim", left - 1.5 + i * 33, 18, 5, 54);
    }
    b.box("trim", right - 5, 18, 5, 54);
  },
  airport_hotel: arcade,
  casino_hotel: arcade,
};
