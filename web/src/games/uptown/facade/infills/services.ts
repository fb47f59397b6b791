/** Services: large panes, and what is done behind them. */

import type { Tone } from "../../../../facade/palette";
import { plant } from "../parts/greenery";
import { lampOf, pane } from "../parts/openings";
import { somebody } from "../parts/people";
import { INFILL, STOREY, type Pen } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left } = STOREY;

const broad: Infill = (b, luck) => {
  const wide = INFILL / 3;
  for (const i of upTo(3)) {
    const x = left + i * wide + 6;
    pane(b, x, 10, wide - 12, 46, {
      lamp: lampOf(luck, 0.65),
      round: 5,
      mullions: 1,
      inside: () => {
        if (luck.happens(0.7)) somebody(b, luck, x + luck.between(10, 30), 56, 0.95);
        else plant(b, x + 12, 52, 0.9);
      },
    });
  }
  b.box("shade", left, 62, INFILL, 4);
};

const arched: Infill = (b, luck) => {
  const wide = INFILL / 4;
  for (const i of upTo(4)) {
    const x = left + i * wide + 7;
    pane(b, x, 9, wide - 14, 50, {
      lamp: lampOf(luck, 0.65),
      isArched: true,
      inside: () => {
        if (luck.happens(0.6)) somebody(b, luck, x + 14, 59, 0.95);
      },
    });
  }
  b.box("shade", left, 64, INFILL, 3);
};

const counter: Infill = (b, luck) => {
  pane(b, left + 8, 12, INFILL - 16, 46, { frame: "roof", thick: 2, mullions: 3 });
  for (const i of upTo(3)) {
    somebody(b, luck, left + 30 + i * 54, 46, 1.05);
    if (luck.happens(0.6)) plant(b, left + 52 + i * 50, 44, 0.7);
  }
  b.box("wood", left + 10, 46, INFILL - 20, 12).box("wood-dark", left + 10, 46, INFILL - 20, 2);
  b.box("shade", left, 63, INFILL, 4);
};

export const service: Infill = (b, luck) => {
  luck.of([broad, arched, counter])(b, luck);
};

export const services: Infills = {
  yoga_loft(b) {
    pane(b, left + 6, 8, INFILL - 12, 58, { frame: "roof", thick: 2 });
    stretching(b, 54, "teal-dark", "skin-1");
    b.path("red", "M80 64q12-8 24 0zM87 62q0-14 5-14t5 14z").disc("skin-2", 92, 44, 3.8);
    b.line("blue", 4, "M116 64l14-22 14 22").disc("skin-0", 125, 56, 3.6);
    stretching(b, 168, "gold-dark", "skin-0");
    b.box("wood", left + 6, 64, INFILL - 12, 2.5).box("roof", left + 6, 24, INFILL - 12, 1.4);
    for (const i of [1, 2, 3]) b.box("roof", left + 6 + i * 39, 8, 1.8, 58);
  },
  public_baths(b, luck) {
    b.box("water-light", left, 46, INFILL, 26);
    for (const i of upTo(14)) b.box("water", left + i * 12, i % 2 ? 46 : 59, 12, 13);
    for (const x of [left + 12, left + 120])
      pane(b, x, 14, 36, 48, {
        isArched: true,
        thick: 2.5,
        inside: () => {
          b.path("water-dark", `M${x} 52q9-5 18 0t18 0v10H${x}z`);
          somebody(b, luck, x + 18, 54, 0.95, "water-dark");
          b.fine((pen) =>
            pen.line(
              "smoke",
              2,
              `M${x + 8} 36q4-5 0-10M${x + 18} 32q4-5 0-10M${x + 28} 36q4-5 0-10`,
            ),
          );
        },
      });
    b.arch("trim", 88, 10, 44, 62).arch("roof", 93, 16, 34, 56).arch("lit", 96, 20, 28, 52);
    b.box("roof", 109.3, 20, 1.5, 52).disc("trim", 110, 6, 6);
    b.path("water-dark", "M105 7q2.5-3 5 0t5 0v2.5q-2.5 3-5 0t-5 0z");
  },
  laundrette(b, luck) {
    pane(b, left + 6, 12, INFILL - 12, 56, { frame: "roof", thick: 2 });
    somebody(b, luck, 62, 38, 1.1);
    somebody(b, luck, 140, 38, 1.1);
    for (const i of upTo(5)) {
      const x = left + 12 + i * 30;
      b.box("trim", x, 38, 24, 28, 2)
        .disc("iron", x + 12, 53, 9)
        .disc("water", x + 12, 53, 7);
      const load = luck.of<Tone>(["red", "sun", "purple", "teal"]);
      b.path(load, `M${x + 6} 54q6-6 12 0-2 6-6 6t-6-6z`).box("iron", x + 3, 40, 10, 2);
    }
    b.box("wood-dark", 34, 36, 152, 2).box("roof", 66, 2, 88, 9, 2);
    for (const x of [98, 110, 122]) b.disc("trim", x, 6.5, 2.4).disc("roof", x, 6.5, 1.2);
  },
  fire_station(b, luck) {
    for (const x of [left + 8, left + 92]) {
      b.box("trim", x - 3, 15, 74, 57).box("lamp-1", x, 18, 68, 54);
      b.box("red", x + 8, 38, 52, 26, 3).box("glass", x + 42, 42, 14, 10, 1);
      b.box("trim", x + 8, 55, 52, 3)
        .box("sun", x + 14, 33, 34, 2.5)
        .box("blue", x + 46, 34, 7, 4, 1);
      b.disc("ink", x + 20, 66, 6).disc("ink", x + 48, 66, 6);
      somebody(b, luck, x + 49, 52, 0.7, "ink");
      b.box("shade", x, 18, 68, 9);
    }
    b.box("roof", left, 0, INFILL, 11);
    b.path("gold", "M110 1l4 4-1 4h-6l-1-4z");
  },
};

function stretching(b: Pen, x: number, coat: Tone, skin: Tone): void {
  b.line(coat, 3.2, `M${x} 64V48M${x} 48l-9-14M${x} 48l9-14M${x} 64h-6M${x} 58l8-4-8-3`);
  b.disc(skin, x, 39, 3.6);
}
