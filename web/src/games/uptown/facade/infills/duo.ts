/** Two premises on one floor: two of everything, and a wall between. */

import { Luck } from "../../../../facade/luck";
import type { Tone } from "../../../../facade/palette";
import { flowers, plant } from "../parts/greenery";
import { awning, curtains, lampOf, pane, pendant, railing } from "../parts/openings";
import { desk, somebody, tableForTwo } from "../parts/people";
import { STOREY, type Pen } from "../pen";
import type { Kind } from "../project";
import { FABRICS } from "./apartment";
import { upTo } from "./infill";

const WIDE = 81;
const DRESSES: Tone[] = ["red", "teal", "purple"];

type Half = (b: Pen, luck: Luck, x: number) => void;

const halves: Record<Kind | "", Half> = {
  office(b, luck, x) {
    b.box("tint", x + 5, 10, WIDE - 10, 42, 3).box("lamp-1", x + 6, 11, WIDE - 12, 40, 2.5);
    desk(b, luck, x + 20, 51);
    desk(b, luck, x + 48, 51);
    pendant(b, x + 26, 11, 5);
    pendant(b, x + 54, 11, 5);
    for (const i of [1, 2, 3]) b.box("trim", x + 6 + i * 17.2, 11, 1.4, 40);
    b.box("shade", x, 57, WIDE, 3).box("roof", x + 14, 61, WIDE - 28, 8, 2);
    for (const i of upTo(4)) b.box("trim", x + 20 + i * 11, 64, 7, 2);
  },
  apartment(b, luck, x) {
    b.box("shade", x + 7, 6, 66, 66);
    pane(b, x + 11, 10, 26, 62, {
      mullions: 1,
      inside: () => {
        curtains(b, luck.of(FABRICS), x + 11, 10, 26, 62);
        somebody(b, luck, x + 25, 72, 1.05);
      },
    });
    pane(b, x + 45, 10, 24, 34, {
      lamp: lampOf(luck, 0.5),
      inside: () => {
        if (luck.happens(0.5)) plant(b, x + 57, 41, 0.8);
        else curtains(b, "trim", x + 45, 10, 24, 34);
      },
    });
    b.box("mist", x + 5, 53, 70, 19, 2);
    railing(b, x + 5, 52, 70, 20, "roof", 6);
    flowers(b, luck, x + 42, 57, 28);
  },
  shop(b, _luck, x) {
    b.path("roof", `M${x + 6} 72V34a34 30 0 0 1 69 0V72z`);
    b.path("lamp-1", `M${x + 9} 72V35a31.5 27 0 0 1 63 0V72z`);
    [22, 42, 60].forEach((d, i) => {
      const dress = DRESSES[(i + (x > 90 ? 1 : 0)) % DRESSES.length] ?? "red";
      b.path(dress, `M${x + d - 5} 66l2.5-17-2.5-5q5.5-3 11 0l-2.5 5 2.5 17z`);
      b.disc("skin-1", x + d + 0.5, 40, 2.5).box("iron", x + d, 66, 1.4, 4);
    });
    b.box("wood-dark", x + 9, 69.5, 63, 2.5);
    pendant(b, x + 40, 12, 6);
  },
  cafe(b, luck, x) {
    pane(b, x + 6, 20, WIDE - 12, 46, {
      frame: "roof",
      thick: 2,
      inside: () => {
        for (const at of [x + 24, x + 58]) {
          tableForTwo(b, luck, at, 66);
          pendant(b, at, 20, 9);
        }
      },
    });
    awning(b, "red", x + 3, 9, WIDE - 6, 11, 7);
  },
  services(b, luck, x) {
    pane(b, x + 8, 10, WIDE - 16, 46, {
      round: 4,
      mullions: 2,
      inside: () => {
        somebody(b, luck, x + 24, 56);
        somebody(b, luck, x + 56, 56);
      },
    });
    b.box("shade", x, 62, WIDE, 4);
  },
  hotel(b, luck, x) {
    halves.services(b, luck, x);
  },
  "": (b, luck, x) => {
    halves.services(b, luck, x);
  },
};

const pianos: Half = (b, luck, x) => {
  pane(b, x + 8, 10, WIDE - 16, 46, { round: 4 });
  b.path("ink", `M${x + 24} 56h28V46q-14-10-28-2z`);
  somebody(b, luck, x + 60, 56);
  b.line("roof", 1.8, `M${x + 16} 32v-12l10-3v12`);
  b.disc("roof", x + 14, 32, 2.8)
    .disc("roof", x + 24, 29, 2.8)
    .box("shade", x, 62, WIDE, 4);
};

const own: Record<string, Half> = { music_school: pianos };

export function duo(b: Pen, id: string, kind: Kind | "", luck: Luck): void {
  const half = own[id] ?? halves[kind];
  half(b, luck, STOREY.left);
  half(b, new Luck(`${id} beside`), STOREY.right - WIDE);
  b.box("frame", 107, 0, 6, 74).box("frame-dark", 112, 0, 1.2, 74);
}
