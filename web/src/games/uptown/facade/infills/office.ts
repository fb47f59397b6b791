/** Offices: glass, fins or a ribbon, and desks behind it. */

import type { Tone } from "../../../../facade/palette";
import { anyLamp, lampOf, pane, pendant } from "../parts/openings";
import { plant } from "../parts/greenery";
import { desk, somebody } from "../parts/people";
import { INFILL, STOREY } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left, right } = STOREY;

const curtainWall: Infill = (b, luck) => {
  const wide = INFILL / 8;
  b.box("shade", left, 9, INFILL, 48);
  for (const i of upTo(8)) {
    const x = left + i * wide + 1.2;
    b.box(anyLamp(luck), x, 10, wide - 2.4, 46);
    if (luck.happens(0.35)) b.box("blind", x, 10, wide - 2.4, luck.of([10, 16, 26]));
  }
  for (const i of upTo(4)) if (luck.happens(0.8)) desk(b, luck, left + i * 42 + 13, 56);
  b.box("shade", left, 24, INFILL, 1.4);
  b.fine((pen) => {
    for (const i of upTo(8)) pen.path("gleam", `M${left + i * wide + 3} 34l9-22h4l-11 28z`);
  });
  b.box("tint", left, 57, INFILL, 2);
  for (const i of upTo(8)) b.box("shade", left + i * wide + 3, 62, wide - 6, 6, 1);
};

const fins: Infill = (b, luck) => {
  const wide = INFILL / 7;
  for (const i of upTo(7)) {
    const x = left + i * wide + 5;
    pane(b, x, 9, 14, 52, {
      lamp: lampOf(luck),
      inside: () => {
        const drawn = luck.next();
        if (drawn < 0.5) somebody(b, luck, x + 7, 61, 0.8);
        else if (drawn < 0.75) b.box("blind", x, 9, 14, 20);
        else plant(b, x + 7, 57, 0.7);
      },
    });
    b.box("trim", x, 36, 14, 1.4);
  }
  for (const i of upTo(8)) b.box("shade", left + i * wide - (i ? 2 : 0), 2, i % 7 ? 4 : 2, 70);
};

const ribbon: Infill = (b, luck) => {
  b.box("tint", left, 12, INFILL, 40);
  b.box(anyLamp(luck), left + 4, 14, INFILL - 8, 36, 4);
  for (const i of upTo(5)) desk(b, luck, left + 14 + i * 31, 50);
  for (const i of upTo(3)) pendant(b, left + 30 + i * 54, 14, 5);
  for (const i of [1, 2, 3, 4, 5]) b.box("trim", left + 4 + i * 26.6, 14, 1.6, 36);
  b.fine((pen) => pen.path("gleam", "M40 40l18-26h10l-26 34zM120 40l18-26h8l-24 34z"));
  b.box("shade", left, 58, INFILL, 3).box("shade", left, 64, INFILL, 2);
};

export const office: Infill = (b, luck) => {
  luck.of([curtainWall, fins, ribbon])(b, luck);
};

export const offices: Infills = {
  temp_agency(b, luck) {
    b.box("tint", left, 12, INFILL, 60);
    for (const i of [0, 1, 3, 4])
      pane(b, left + 4 + i * 33, 16, 27, 56, {
        inside: () => desk(b, luck, left + 13 + i * 33, 72),
      });
    b.box("roof", 94, 14, 32, 58).box("lit", 96, 16, 28, 56);
    b.box("roof", 109.3, 16, 1.5, 56).box("roof", 96, 42, 28, 1.5);
    somebody(b, luck, 103, 72, 1.2);
    b.path("roof", "M88 12h44l4 5H84z").box("roof", left, 0, INFILL, 11);
    for (const i of upTo(6)) b.box("sun", left + 12 + i * 26, 4, 14, 3, 1);
  },
  sorting_office(b, luck) {
    pane(b, left + 6, 9, INFILL - 12, 48, { frame: "roof", thick: 2 });
    for (const row of upTo(3))
      for (const column of upTo(14)) {
        if (!luck.happens(0.72)) continue;
        const [x, y] = [left + 9 + column * 11.5, 11 + row * 15];
        if (luck.happens(0.5))
          b.box(luck.of<Tone>(["wood", "sand", "sand-dark"]), x, y + 5, 9, 7, 0.8);
        else b.box("trim", x, y + 6, 9, 6).line("red", 0.8, `M${x} ${y + 6}l4.5 3.5 4.5-3.5`);
      }
    for (const row of [1, 2, 3]) b.box("wood-dark", left + 6, 8 + row * 15.2, INFILL - 12, 1.6);
    somebody(b, luck, 80, 57, 1.1, "blue");
    somebody(b, luck, 150, 57, 1.1, "blue");
    for (const i of [1, 2, 3]) b.box("roof", left + 6 + i * 39, 9, 2, 48);
    b.box("shade", left, 62, INFILL, 6).box("trim", 100, 60, 20, 10);
    b.line("red", 1.2, "M100 60l10 6 10-6");
  },
  newsroom(b, luck) {
    b.box("lamp-1", left + 3, 6, INFILL - 6, 42, 2);
    for (const i of upTo(5)) desk(b, luck, left + 14 + i * 32, 48);
    b.box("ink", 44, 10, 22, 12, 1).box("water-light", 46, 12, 18, 8);
    b.box("ink", 96, 9, 28, 13, 1).box("red", 98, 11, 24, 9);
    b.box("ink", 154, 10, 22, 12, 1).box("lit", 156, 12, 18, 8);
    for (const i of [1, 2, 3, 4]) b.box("trim", left + 3 + i * 32.4, 6, 1.6, 42);
    b.fine((pen) => pen.path("gleam", "M34 40l16-32h8l-20 38z"));
    b.box("ink", left - 1, 51, INFILL + 2, 16, 2);
    for (let x = left + 7, i = 0; x < right - 8; i++) {
      const wide = luck.of([3, 4, 5]);
      b.box(i % 7 === 3 ? "red" : "sun", x, i % 3 ? 57 : 56, wide, i % 3 ? 4 : 5, 0.6);
      x += wide + luck.of([1.5, 2, 4]);
    }
  },
  insurance_tower(b, luck) {
    const wide = INFILL / 9;
    for (const i of upTo(9)) {
      const x = left + i * wide + 2;
      b.box(anyLamp(luck), x, 4, wide - 4, 68);
      const drawn = luck.next();
      if (drawn < 0.4) somebody(b, luck, x + 7, 72, 0.85);
      else if (drawn < 0.65) b.box("blind", x, 4, wide - 4, luck.of([12, 22]));
      b.box("shade", x, 38, wide - 4, 1.4);
    }
    for (const i of [1, 2, 3, 4, 5, 6, 7, 8])
      b.path("roof", `M${left + i * wide - 2.5} 0h5l-1 76h-3z`);
    b.disc("trim", 110, 36, 15).path(
      "red",
      "M98 37a12 12 0 0 1 24 0q-2-2.5-4 0-2-2.5-4 0-2-2.5-4 0-2-2.5-4 0-2-2.5-4 0-2-2.5-4 0z",
    );
    b.line("ink", 1.6, "M110 25v19a3 3 0 0 0 5 0");
  },
};
