/** Roofs somebody lives, sleeps or works under. */

import { flowers, plant } from "../parts/greenery";
import { curtains, pane, railing } from "../parts/openings";
import { desk, somebody } from "../parts/people";
import { apartment } from "../infills/apartment";
import { dormer, eaves, slates, type Draw, type Roofs } from "./roof";

const skylights: Draw = (b, luck) => {
  b.path("roof", "M-4 72L24 8H176L204 72z");
  slates(b, 18, 70, 0.4, 4);
  for (const x of [44, 84, 124])
    pane(b, x, 26, 32, 34, {
      frame: "iron-dark",
      mullions: 1,
      inside: () => {
        if (luck.happens(0.6)) somebody(b, luck, x + 16, 60, 1.1);
        else plant(b, x + 12, 56, 0.9);
      },
    });
  b.box("slab", 20, 2, 160, 7);
  eaves(b);
};

const mast: Draw = (b) => {
  b.line("iron-dark", 2, "M100 0V-58M88 0L100-50 112 0M92-16h16M95-32h10");
  b.disc("red", 100, -60, 3).line(
    "iron",
    1.4,
    "M84-60q-5 6 0 12M116-60q5 6 0 12M78-64q-8 10 0 20M122-64q8 10 0 20",
  );
};

export const attics: Roofs = {
  roof_terrace_flat: {
    body(b, luck) {
      b.box("wall", 40, 8, 150, 66);
      pane(b, 50, 18, 50, 54, { mullions: 2, inside: () => somebody(b, luck, 76, 72, 1.2) });
      pane(b, 112, 18, 66, 54, { mullions: 2, inside: () => curtains(b, "trim", 112, 18, 66, 54) });
      b.box("slab", 30, 2, 170, 7);
      railing(b, 0, 50, 40, 24, "roof", 5);
      plant(b, 10, 68, 1.3);
      b.line("wood", 2, "M24 72V20").path("red", "M2 26Q24 6 46 26z");
      eaves(b);
    },
  },
  crown_residence: {
    body(b, luck) {
      b.box("wall", 26, 0, 168, 72);
      apartment(b, luck);
      b.box("frame", 0, 0, 26, 74).box("frame-dark", 194, 0, 6, 74);
      eaves(b);
    },
    crown(b) {
      b.path("gold", "M16-6V-36L52-18 74-48 100-20 126-48 148-18 184-36V-6z");
      b.path("gold-dark", "M100-20L126-48 148-18 184-36V-6H100z").box("slab", -4, -6, 208, 7);
      [
        [16, -38],
        [74, -50],
        [126, -50],
        [184, -38],
      ].forEach(([x = 0, y = 0]) => b.disc("red", x, y, 4.5));
    },
    rises: 55,
  },
  attic_dormitory: {
    body(b, luck) {
      b.path("roof", "M-6 72L100-14 206 72z").path("wall", "M14 72L100 2l86 70z");
      pane(b, 90, 22, 20, 22, { isArched: true });
      [50, 78, 106, 134].forEach((x, i) =>
        pane(b, x, 52, 16, 18, {
          lamp: i % 2 ? "evening" : "dark",
          inside: () => {
            if (i === 1) somebody(b, luck, x + 8, 70, 0.8);
          },
        }),
      );
      eaves(b);
    },
    flat: skylights,
    rises: 16,
  },
  slanted_studio: {
    body(b, luck) {
      b.path("roof", "M-2 72V30L202 2V72z").path("lamp-1", "M12 68V36L188 12V68z");
      for (const x of [40, 84, 128, 166]) desk(b, luck, x, 68);
      for (const x of [54, 98, 142]) b.box("trim", x, 36 - x * 0.136, 2, 32 + x * 0.136);
      b.path("slab", "M-8 26L208-4v7L-8 34z");
      eaves(b);
    },
  },
  radio_station: { body: skylights, crown: mast, rises: 66 },
  weather_bureau: {
    body: skylights,
    crown(b) {
      b.line("iron-dark", 2, "M66 2V-34M54-26h24")
        .path("gold", "M54-30l-8 4 8 4z")
        .disc("trim", 66, -36, 3);
      b.path("trim", "M118 2a18 18 0 0 1 36 0z").line("iron-dark", 1.6, "M136 2V-10M130-12h12");
    },
    rises: 40,
  },
  bell_tower_flat: {
    body: skylights,
    crown(b) {
      b.box("frame", 76, -40, 48, 44).arch("room", 86, -34, 28, 36).box("slab", 72, -44, 56, 6);
      b.path("gold", "M92-4q1-16 8-16t8 16z").disc("gold-dark", 100, -2, 2.6);
      b.path("roof", "M70-44h60L100-78z").line("gold", 2, "M100-78v-10");
    },
    rises: 90,
  },
  turret_rooms: {
    body(b, luck) {
      b.box("wall", 20, 14, 160, 60);
      [0, 1, 2].forEach((i) =>
        pane(b, 52 + i * 36, 24, 24, 40, {
          isArched: true,
          inside: () => curtains(b, luck.happens(0.5) ? "red" : "trim", 52 + i * 36, 24, 24, 40),
        }),
      );
      b.box("slab", 14, 8, 172, 7);
      for (const x of [2, 158]) {
        b.box("shade", x, 6, 40, 68);
        pane(b, x + 12, 22, 16, 30, { isArched: true });
      }
      eaves(b);
    },
    crown(b) {
      for (const x of [22, 178]) {
        b.path("roof", `M${x - 25} 7h50L${x}-42z`).line("gold", 2, `M${x}-42v-8`);
        b.path("gold", `M${x}-50l12 4-12 4z`);
      }
    },
    rises: 52,
  },
  water_tower: {
    body: skylights,
    crown(b) {
      b.line("wood-dark", 3, "M76 4l6-26M124 4l-6-26M100 4v-26M78-4h44").box(
        "wood",
        72,
        -56,
        56,
        36,
        3,
      );
      b.box("wood-dark", 72, -46, 56, 2)
        .box("wood-dark", 72, -32, 56, 2)
        .path("iron", "M66-56h68L100-76z");
    },
    rises: 78,
  },
  lantern_hall: {
    body(b) {
      b.path("roof", "M-4 72L16 14H184L204 72z");
      slates(b, 24, 70, 0.34, 4);
      for (const x of [50, 100, 150]) dormer(b, x, 34, "shade");
      b.box("slab", 12, 8, 176, 7);
      eaves(b);
    },
    crown(b) {
      b.box("frame", 64, -24, 72, 34).box("lamp-1", 68, -20, 64, 26);
      for (const x of [83, 99, 115]) b.box("trim", x, -20, 2, 26);
      b.path("teal", "M58-24h84L100-50z").disc("gold", 100, -52, 3.5);
    },
    rises: 56,
  },
  artists_attic: { body: skylights },
  studio_with_skylight: { body: skylights },
  photo_loft: { body: skylights },
  tin_roof: {
    body(b) {
      b.path("iron", "M-4 72V46L204 22V72z");
      for (let x = 6; x < 200; x += 12) b.box("iron-dark", x, 48 - x * 0.115, 2, 24 + x * 0.115);
      b.path("brown", "M40 50l24-3 6 16-30 4zM132 40l30-3-8 20-20 2z");
      eaves(b);
    },
  },
  concrete_canopy: {
    body(b) {
      b.box("stone-dark", 30, 28, 10, 46)
        .box("stone-dark", 160, 28, 10, 46)
        .box("stone", -6, 14, 212, 16);
      b.box("stone-dark", -6, 27, 212, 4).line("roof", 1.4, "M50 14l6 8-4 8M140 14l-5 7 4 9");
      b.box("room", 44, 34, 112, 38);
      eaves(b);
    },
  },
  builders_tarpaulin: {
    body(b) {
      b.line("wood-dark", 3, "M10 74V14M190 74V14M100 74V6");
      b.path("blue", "M-4 70Q8 20 100 10 192 20 204 70q-20-8-34 0t-34 0-36 0-36 0-34 0-34 0z");
      b.line("water-light", 1.6, "M40 64Q50 34 96 14M160 64Q150 34 104 14");
      eaves(b);
    },
  },
};

/** A garden in front of a window, for attics that have none of their own. */
export const homely: Draw = (b, luck) => {
  b.path("roof", "M-4 72L18 8H182L204 72z");
  slates(b, 18, 70, 0.32, 4);
  for (const x of [58, 142]) {
    dormer(b, x, 28, "shade", luck.happens(0.7));
    flowers(b, luck, x - 14, 60, 28);
  }
  pane(b, 88, 30, 24, 34, { mullions: 1, inside: () => somebody(b, luck, 100, 64) });
  b.box("slab", 14, 2, 172, 7);
  eaves(b);
};
