/** Ground floor and roof in one: they stand free, without the plot's frame. */

import type { Luck } from "../../../../facade/luck";
import type { Tone } from "../../../../facade/palette";
import { flowers, plant, tree } from "../parts/greenery";
import { awning, pane, pendant } from "../parts/openings";
import { somebody, tableForTwo } from "../parts/people";
import type { Pen } from "../pen";
import type { Draw } from "./roof";

function lawn(b: Pen): void {
  b.box("grass", 0, 66, 200, 8).box("stone", 0, 73, 200, 7);
}

function paving(b: Pen): void {
  b.box("stone", 0, 68, 200, 6).box("stone-dark", 0, 73, 200, 7);
}

/** An open roof on posts. */
function kiosk(b: Pen, x: number, w: number, tone: Tone): void {
  for (const at of [x + 4, x + w - 8]) b.box("trim", at, 26, 4, 42);
  b.path(tone, `M${x - 8} 28L${x + w / 2}-16L${x + w + 8} 28z`);
  b.path("gloom", `M${x + w / 2}-16L${x + w + 8} 28h${-w / 2 - 8}z`).box(
    "trim",
    x - 6,
    26,
    w + 12,
    4,
  );
  b.disc("gold", x + w / 2, -17, 3);
}

function bench(b: Pen, luck: Luck, x: number): void {
  b.box("iron", x + 4, 56, 2, 10).box("iron", x + 24, 56, 2, 10);
  somebody(b, luck, x + 14, 57, 1.2);
  b.box("wood", x, 56, 30, 3).box("wood", x, 48, 30, 2.4);
}

export const park: Draw = (b, luck) => {
  lawn(b);
  tree(b, 40, 68, 1.25);
  tree(b, 160, 68, 1.4);
  tree(b, 116, 68, 0.8);
  bench(b, luck, 66);
  b.path("water", "M118 68q14-8 34 0z");
  flowers(b, luck, 6, 64, 26);
  flowers(b, luck, 174, 64, 22);
};

export const pavilions: Record<string, Draw> = {
  pocket_park: park,
  opera_house(b, luck) {
    b.box("stone", 4, 66, 192, 8).box("stone-dark", 0, 73, 200, 7).box("sand", 10, 12, 180, 56);
    b.path("teal", "M70-16a30 26 0 0 1 60 0z").disc("gold", 100, -44, 3);
    b.path("sand-dark", "M4 12L100-30 196 12z")
      .path("sand", "M24 8L100-24 176 8z")
      .disc("gold", 100, -6, 9);
    for (const x of [22, 50, 78, 106, 134, 162]) {
      b.arch("lamp-1", x, 24, 20, 42);
      if (x === 78 || x === 106) somebody(b, luck, x + 10, 66, 0.95);
    }
    for (const x of [13, 41, 69, 97, 125, 153, 181]) b.box("trim", x, 12, 7, 56);
    b.box("trim", 4, 10, 192, 6);
  },
  summer_pavilion(b, luck) {
    b.box("stone", 0, 73, 200, 7).box("wood", 8, 66, 184, 8);
    for (const x of [30, 70, 130, 170]) tableForTwo(b, luck, x, 66);
    for (const x of [0, 100]) {
      b.path("wall", `M${x - 2} 26L${x + 50}-22 ${x + 102} 26z`);
      b.path("shade", `M${x + 50}-22L${x + 102} 26H${x + 50}z`);
      awning(b, "red", x + 4, 26, 96, 4, 8);
      pendant(b, x + 50, 34, 10);
    }
    for (const x of [6, 98, 190]) b.box("trim", x, 26, 4, 42);
  },
  sculpture_garden(b, luck) {
    lawn(b);
    tree(b, 24, 68, 0.9);
    tree(b, 178, 68, 1.1);
    b.box("stone-dark", 62, 52, 22, 14).box("stone", 58, 48, 30, 5);
    b.path("snow-dark", "M66 48q-4-20 6-26 10 6 6 26z").disc("snow-dark", 73, 16, 5.5);
    b.box("stone-dark", 120, 54, 26, 12).line("red", 5, "M124 52q-6-30 10-34t8 18-14 14");
    bench(b, luck, 90);
    flowers(b, luck, 34, 64, 20);
  },
  garden_gazebo(b, luck) {
    lawn(b);
    kiosk(b, 52, 96, "teal");
    bench(b, luck, 86);
    b.box("trim", 56, 56, 24, 2).box("trim", 122, 56, 24, 2);
    plant(b, 28, 64, 1.8);
    plant(b, 172, 64, 1.8);
    flowers(b, luck, 56, 64, 22);
    flowers(b, luck, 122, 64, 22);
  },
  chess_pavilion(b, luck) {
    paving(b);
    kiosk(b, 22, 156, "purple");
    for (const x of [64, 136]) {
      somebody(b, luck, x - 18, 66, 1.3);
      somebody(b, luck, x + 18, 66, 1.3);
      b.box("wood-dark", x - 1.5, 56, 3, 12);
      for (let i = 0; i < 6; i++) b.box(i % 2 ? "ink" : "trim", x - 12 + i * 4, 54, 4, 3);
      b.box("ink", x - 6, 48, 3, 6, 1).box("trim", x + 4, 47, 3, 7, 1);
    }
  },
  band_shell(b, luck) {
    paving(b);
    b.path("sand-dark", "M20 68a80 76 0 0 1 160 0z").path("sand", "M34 68a66 62 0 0 1 132 0z");
    b.path("lamp-1", "M50 68a50 48 0 0 1 100 0z").box("wood", 36, 62, 128, 8);
    for (const x of [68, 90, 112, 134]) somebody(b, luck, x, 62, 1.15, "ink");
    b.fine((pen) => pen.path("gold", "M74 52l12-6v8zM118 54l12-8v8z"));
  },
  public_fountain(b) {
    paving(b);
    b.path("stone-dark", "M44 70h112l-8-14H52z")
      .box("stone", 40, 52, 120, 6, 2)
      .box("water", 50, 50, 100, 4);
    b.box("stone", 94, 24, 12, 28).path("stone", "M74 26h52l-8 8H82z");
    b.line(
      "water",
      3,
      "M100 24V4M100 8q-22 0-24 18M100 8q22 0 24 18M84 34q-16 2-18 18M116 34q16 2 18 18",
    );
    b.line("water-light", 2, "M100 8q-12 0-14 16M100 8q12 0 14 16");
    plant(b, 18, 66, 1.6);
    plant(b, 182, 66, 1.6);
  },
  playground(b, luck) {
    lawn(b);
    b.line("red", 3.5, "M14 68L30 22 46 68M30 24H84M68 68L84 22 100 68");
    b.line("iron", 1.2, "M44 24v32M56 24v32M64 24l6 30M76 24l4 30").box("sun", 42, 55, 16, 3);
    somebody(b, luck, 50, 55, 1.1);
    b.line("blue", 3, "M128 68V30M146 68V30M128 40h18M128 50h18M128 60h18");
    b.path("gold", "M144 30h12q8 2 14 20t24 16v4q-24-2-32-20-6-14-18-14z").path(
      "teal",
      "M122 30l15-18 15 18z",
    );
    somebody(b, luck, 137, 30, 0.9);
  },
  skate_ramp(b, luck) {
    paving(b);
    b.path("stone-dark", "M4 70V22h14q4 42 60 46h44q56-4 60-46h14v48z").line(
      "iron",
      2,
      "M4 22h15M181 22h15",
    );
    b.at(
      46,
      40,
      1,
      () => {
        somebody(b, luck, 0, 0, 1.5);
        b.box("red", -9, 2, 18, 2.4, 1);
      },
      40,
    );
    somebody(b, luck, 190, 22, 1.2);
  },
  bicycle_racks(b) {
    paving(b);
    b.path("iron", "M10 22Q100-6 190 22v5Q100 0 10 27z");
    for (const x of [18, 98, 178]) b.box("iron-dark", x, 18, 4, 52);
    const frames: Tone[] = ["red", "teal", "gold", "blue"];
    [46, 78, 126, 158].forEach((x, i) => {
      b.line(
        "ink",
        2.2,
        `M${x - 19} 59a9 9 0 1 0 18 0a9 9 0 1 0-18 0M${x + 3} 59a9 9 0 1 0 18 0a9 9 0 1 0-18 0`,
      );
      b.line(
        frames[i] ?? "red",
        2.2,
        `M${x - 10} 59l6-14h14l2 14M${x - 4} 45l6 14 8-14M${x - 8} 42h8`,
      );
    });
  },
  rubble_lot(b) {
    b.box("stone-dark", 0, 70, 200, 10).path(
      "wall",
      "M6 72l18-22 16 4 14-18 24 8 20-14 26 12 18-8 22 20 18-2 14 20z",
    );
    b.path("shade", "M30 72l12-12 18 6 14-12 20 18zM104 72l14-16 22 6 12-8 18 18z");
    for (const [x, y] of [
      [20, 62],
      [66, 48],
      [112, 52],
      [156, 58],
    ] as const)
      b.box("terra", x, y, 10, 6, 1);
    b.line("iron-dark", 2, "M84 46q-4-16 4-24M132 50q6-10 2-20M12 74V30M188 74V30");
    b.box("sun", 10, 34, 180, 7);
    for (let i = 0; i < 9; i++) b.path("ink", `M${14 + i * 20} 41l6-7h7l-6 7z`);
  },
  bungalow(b, luck) {
    b.box("grass", 0, 70, 200, 6).box("stone", 0, 75, 200, 5).box("wall", 18, 24, 164, 48);
    b.path("roof", "M2 26L40-8H160L198 26z")
      .box("trim", 2, 24, 196, 4)
      .box("frame-dark", 140, -22, 14, 22);
    pane(b, 32, 36, 36, 24, { mullions: 1, inside: () => somebody(b, luck, 48, 60) });
    pane(b, 130, 36, 36, 24, { mullions: 1 });
    b.box("trim", 88, 34, 26, 38).box("roof", 91, 37, 20, 35).disc("gold", 107, 55, 1.6);
    flowers(b, luck, 30, 64, 40);
    flowers(b, luck, 128, 64, 40);
  },
  filling_station(b, luck) {
    paving(b);
    b.box("wall", 112, 22, 80, 48);
    pane(b, 118, 30, 44, 34, {
      frame: "roof",
      thick: 2,
      inside: () => somebody(b, luck, 138, 64, 1.15),
    });
    b.box("roof", 168, 32, 18, 38).box("red", 4, 4, 190, 14, 3).box("trim", 4, 11, 190, 3);
    b.box("iron", 20, 18, 5, 52).box("iron", 96, 18, 5, 52);
    for (const x of [40, 68]) {
      b.box("red", x, 38, 18, 32, 3)
        .box("trim", x + 3, 42, 12, 9, 1)
        .line("ink", 1.6, `M${x + 18} 46q8 4 4 18`);
    }
    b.disc("sun", 30, -4, 10).path("red", "M30-10q6 7 0 12-6-5 0-12z");
  },
  market_hall(b, luck) {
    paving(b);
    b.path("iron-dark", "M2 68V30Q2-14 52-14T102 30Q102-14 150-14T198 30v38z");
    for (const x of [52, 150]) {
      b.path("lamp-1", `M${x - 43} 66V30Q${x - 43}-6 ${x}-6T${x + 41} 30v36z`);
      b.line("iron-dark", 2, `M${x - 42} 24h83M${x}-6V24M${x - 26} 2L${x} 24l26-22`);
      somebody(b, luck, x - 18, 60, 1.1);
      somebody(b, luck, x + 16, 60, 1.1);
      awning(b, "leaf-dark", x - 36, 30, 72, 7, 8);
      b.box("wood", x - 36, 58, 72, 10);
      for (let i = 0; i < 9; i++)
        b.disc((["red", "gold", "terra"] as const)[i % 3] ?? "red", x - 32 + i * 8, 57, 3.2);
    }
  },
};
