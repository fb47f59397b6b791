/** Roofs one would know a city by. */

import { letters } from "../parts/letters";
import { plant } from "../parts/greenery";
import { awning, curtains, pane, pendant, railing } from "../parts/openings";
import { desk, somebody, tableForTwo } from "../parts/people";
import { dormer, eaves, slates, type Draw, type Roofs } from "./roof";

const lantern: Draw = (b) => {
  b.box("frame", 16, 36, 168, 38).box("slab", 8, 32, 184, 6);
  for (const x of [32, 62, 122, 152]) pane(b, x, 46, 16, 22, { isArched: true });
};

export const landmarks: Roofs = {
  clock_tower: {
    body(b) {
      b.box("frame", 4, 40, 192, 34);
      for (const x of [22, 46, 138, 162]) pane(b, x, 46, 16, 22);
      b.box("slab", -4, 36, 208, 6).box("slab-dark", -4, 41, 208, 2);
      railing(b, 4, 26, 52, 10);
      railing(b, 144, 26, 52, 10);
      plant(b, 20, 34);
      plant(b, 180, 34);
      b.box("frame", 62, 0, 76, 74).box("frame-dark", 126, 0, 12, 74).box("slab", 58, -2, 84, 5);
      pane(b, 80, 14, 16, 44, { isArched: true });
      pane(b, 104, 14, 16, 44, { lamp: "dark", isArched: true });
      eaves(b);
    },
    crown(b) {
      b.box("frame", 62, -58, 76, 58)
        .box("frame-dark", 126, -58, 12, 58)
        .box("slab", 58, -62, 84, 7);
      b.disc("slab-dark", 100, -30, 25).disc("gold", 100, -30, 23).disc("glow", 100, -30, 20);
      for (let hour = 0; hour < 12; hour++) {
        const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
        const from = hour % 3 ? 17 : 15.5;
        const hourMark = `M${100 + sin * from} ${-30 - cos * from}L${100 + sin * 19} ${-30 - cos * 19}`;
        b.fine((pen) => pen.line("ink", 1.6, hourMark));
      }
      b.line("ink", 2.6, "M100-30V-44M100-30l9 6").disc("ink", 100, -30, 2.2);
      b.path("teal", "M56-62h88L112-98H88z").path("teal-dark", "M100-62h44L112-98h-12z");
      b.box("slab", 88, -104, 24, 7).path("teal", "M90-104h20l-10-26z");
      b.line("gold", 2, "M100-128v-16").disc("gold", 100, -145, 2.5);
    },
    rises: 148,
  },
  copper_spire: {
    body(b, luck) {
      lantern(b, luck);
      b.path("teal", "M52 32L74 0h52l22 32z").path("teal-dark", "M100 32V0h26l22 32z");
      pane(b, 92, 8, 16, 22, { isArched: true });
      eaves(b);
    },
    crown(b) {
      b.path("teal", "M74 0l4-6h44l4 6z").box("slab", 70, -12, 60, 7);
      b.path("teal", "M76-12L100-112 124-12z").path("teal-dark", "M100-12V-112L124-12z");
      b.line("gold", 2.5, "M100-110v-18").disc("gold", 100, -129, 3.5);
    },
    rises: 133,
  },
  mansard_offices: {
    body(b) {
      b.path("roof", "M-2 72L14 8H186L202 72z");
      slates(b, 18, 70, 0.25);
      b.box("slab", 10, 3, 180, 7).box("slab-dark", 10, 9, 180, 2);
      [42, 81, 120, 159].forEach((x, i) => dormer(b, x, 30, "shade", i !== 2));
      eaves(b);
    },
  },
  hotel_belvedere: {
    body(b) {
      b.path("roof", "M0 72V40Q2 10 22 6H178Q198 10 200 40V72z");
      slates(b, 22, 70, 0.04, 6);
      [38, 79, 121, 162].forEach((x, i) => {
        b.arch("trim", x - 15, 21, 30, 47);
        b.arch(i === 2 ? "glass" : "lamp-1", x - 11, 25, 22, 41);
        curtains(b, "red", x - 11, 27, 22, 39);
        railing(b, x - 14, 56, 28, 11, "gold-dark");
        b.disc("gold", x, 18, 3);
      });
      b.box("slab", 16, 0, 168, 7).box("slab-dark", 16, 6, 168, 2);
      eaves(b);
    },
    crown(b) {
      for (let x = 30; x <= 170; x += 20) b.line("iron-dark", 1.6, `M${x} 0V-8`);
      b.line("iron-dark", 2, "M26-9H174");
      letters(b, "gold", "BELVEDERE", 100, -32, 18);
    },
    rises: 36,
  },
  glass_dome_cafe: {
    body(b, luck) {
      b.path("lamp-1", "M14 40Q20-52 100-56 180-52 186 40z");
      for (const x of [60, 100, 140]) tableForTwo(b, luck, x, 40);
      plant(b, 34, 38, 1.3);
      plant(b, 168, 38, 1.3);
      pendant(b, 100, -40, 30);
      b.path("gleam", "M40 10Q60-40 96-50 60-20 54 20z");
      b.line(
        "roof",
        2,
        "M100-56V40M100-56Q50-40 48 40M100-56Q150-40 152 40M22 0Q100-26 178 0M46-34Q100-50 154-34",
      );
      b.line("roof", 3, "M14 40Q20-52 100-56 180-52 186 40");
      b.box("roof", 92, -66, 16, 11, 2).disc("gold", 100, -70, 4).box("wall", 6, 40, 188, 32);
      awning(b, "red", 10, 44, 180, 11, 16);
      b.box("shade", 6, 62, 188, 4);
      eaves(b);
    },
    flat(b, luck) {
      b.box("roof", 12, 4, 176, 40).box("lamp-1", 15, 8, 170, 34);
      for (const x of [52, 100, 148]) tableForTwo(b, luck, x, 40);
      for (const x of [56, 98, 140]) b.box("roof", x, 8, 2, 34);
      b.box("wall", 6, 40, 188, 32);
      awning(b, "red", 10, 44, 180, 11, 16);
      b.box("shade", 6, 62, 188, 4);
      eaves(b);
    },
    rises: 75,
  },
  editors_eyrie: {
    body(b, luck) {
      b.path("roof", "M0 72V34L200-14V72z").path("lamp-1", "M10 68V40L190-2V68z");
      for (const x of [44, 84, 124, 162]) desk(b, luck, x, 68);
      for (const x of [46, 82, 118, 154]) b.box("trim", x, 42 - x * 0.233, 2, 26 + x * 0.233);
      b.path("slab", "M-6 30L206-20v6L-6 38z");
      eaves(b);
    },
    flat(b, luck) {
      b.box("roof", 0, 6, 200, 66).box("lamp-1", 10, 14, 180, 54);
      for (const x of [44, 84, 124, 162]) desk(b, luck, x, 68);
      for (const x of [54, 99, 144]) b.box("trim", x, 14, 2, 54);
      eaves(b);
    },
    rises: 20,
  },
  sky_lounge: {
    body(b, luck) {
      b.box("roof", 14, 4, 172, 70).box("lamp-1", 18, 10, 164, 58);
      for (const x of [46, 88, 130]) {
        tableForTwo(b, luck, x, 68);
        pendant(b, x, 10, 14);
      }
      plant(b, 166, 64, 1.5);
      for (const x of [59, 100, 141]) b.box("trim", x, 10, 2, 58);
      b.box("slab", 4, -2, 192, 8, 2);
      eaves(b);
    },
    crown(b) {
      b.line("iron-dark", 2, "M20-2V-26M180-2V-26");
      b.line("iron-dark", 1.2, "M20-25Q60-8 100-20T180-25");
      [34, 52, 72, 92, 112, 132, 152, 168].forEach((x, i) =>
        b.disc("lit", x, [-19, -15, -14, -17, -21, -23, -24, -25][i] ?? -20, 2.6),
      );
    },
    rises: 28,
  },
  observatory: {
    body(b) {
      b.box("trim", 20, 30, 160, 44);
      for (const x of [36, 64, 120, 148]) pane(b, x, 42, 16, 26, { isArched: true });
      b.box("slab", 20, 26, 160, 6);
      eaves(b);
    },
    crown(b) {
      b.path("blue-dark", "M30 27A70 70 0 0 1 170 27z").path("ink", "M92-40l26-2-4 62h-14z");
      b.line("gold", 9, "M104 10L140-40").line("trim", 3, "M30 26h140");
    },
    rises: 48,
  },
  marble_penthouse: {
    body(b, luck) {
      b.box("trim", 24, 14, 152, 60);
      pane(b, 34, 26, 56, 46, {
        frame: "snow-dark",
        mullions: 2,
        inside: () => {
          curtains(b, "rose", 34, 26, 56, 46);
          somebody(b, luck, 62, 72, 1.2);
        },
      });
      pane(b, 110, 26, 56, 46, {
        frame: "snow-dark",
        mullions: 2,
        inside: () => plant(b, 138, 66, 1.4),
      });
      for (const x of [26, 98, 170]) b.box("snow-dark", x - 3, 18, 8, 56);
      b.box("snow", 14, 8, 172, 8).box("stone", 14, 15, 172, 2);
      plant(b, 8, 68, 1.4);
      plant(b, 192, 68, 1.4);
      eaves(b);
    },
    crown(b) {
      b.box("trim", 78, -8, 44, 17).path("roof", "M72-8h56l-28-14z");
    },
    rises: 22,
  },
};
