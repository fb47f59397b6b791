/** Gifts: grey, and something is wrong. */

import { pane } from "../parts/openings";
import { somebody } from "../parts/people";
import { INFILL, STOREY, type Pen } from "../pen";
import { upTo, type Infill, type Infills } from "./infill";

const { left } = STOREY;

export const neglected: Infill = (b, luck) => {
  for (const i of upTo(4)) {
    const x = left + 10 + i * 42;
    pane(b, x, 12, 24, 44, { lamp: "dark", frame: "roof", mullions: 1 });
    const drawn = luck.next();
    if (drawn < 0.35) boards(b, x - 4, i % 2 ? -11 : 10);
    else if (drawn < 0.6) b.path("room", `M${x + 2} 14l9 12-5 8 10 6-6 14h12V14z`);
    else if (drawn < 0.8) somebody(b, luck, x + 12, 56, 1, "iron");
  }
  b.line("roof", 1.3, "M36 2l7 9-4 5 6 8M150 72l5-8-4-4 5-7");
  b.box("shade", left, 64, INFILL, 3);
};

const abandoned: Infill = (b) => {
  for (const i of upTo(4)) {
    const x = left + 10 + i * 42;
    pane(b, x, 12, 24, 44, { lamp: "dark", frame: "roof" });
    if (i % 2) b.path("room", `M${x + 2} 14l9 12-5 8 10 6-6 14h12V12z`);
    else boards(b, x - 4, i ? -12 : 10);
  }
  for (const x of [34, 60, 96, 128, 170])
    b.path("leaf-dark", `M${x} 72q1-8-3-12 5 3 5 10 1-7 6-9-4 5-4 11z`);
};

export const gifts: Infills = {
  abandoned_floor: abandoned,
  asbestos_scare(b, luck) {
    abandoned(b, luck);
    tape(b, 26);
    tape(b, 50);
  },
  leaky_pipes(b, luck) {
    for (const i of upTo(4)) {
      const x = left + 10 + i * 42;
      pane(b, x, 12, 24, 40, {
        lamp: "dark",
        frame: "shade",
        mullions: 1,
        inside: () => {
          if (i === 1) somebody(b, luck, x + 12, 52);
        },
      });
    }
    b.box("teal-dark", left, 58, INFILL, 5).box("teal-dark", 62, 0, 6, 60);
    b.box("teal-dark", 152, 20, 6, 52).box("teal", 60, 28, 10, 5).box("teal", 60, 56, 10, 9);
    b.box("teal", 150, 56, 10, 9).box("teal", 104, 56, 10, 9);
    b.path("water", "M106 65q-3 4-2 7h12q1-4-2-7z").line(
      "water",
      2.5,
      "M66 40q10 2 8 14M148 40q-10 2-8 18",
    );
    for (const [x, y] of [
      [74, 58],
      [138, 62],
      [96, 64],
      [80, 64],
    ] as const)
      b.path("water-dark", `M${x} ${y}q-3 4 0 6 3-2 0-6z`);
    b.line("roof", 1.3, "M36 4l7 10-4 5 6 9").path("water-light", "M124 72q16-10 44 0z");
  },
  haunted_flat(b) {
    for (const i of upTo(3)) {
      const x = left + 14 + i * 54;
      pane(b, x, 12, 30, 46, { lamp: i === 1 ? "evening" : "dark", isArched: true, frame: "roof" });
      if (i !== 1) boards(b, x - 2, i ? -14 : 12);
      else {
        b.path("trim", `M${x + 6} 56V34q9-16 18 0v22l-4.5-4-4.5 4-4.5-4z`);
        b.disc("ink", x + 12, 36, 1.8).disc("ink", x + 18, 36, 1.8);
      }
    }
    b.path("ink", "M166 8q4-4 8 0 4-4 8 0-4 0-5 3h-6q-1-3-5-3z");
    b.line("trim", 0.7, "M194 14l-14-13M194 22l-22-21M194 6l-6-5M189 2q-2 6 2 10M182 2q-4 10 5 18");
  },
  tax_inspectors(b, luck) {
    for (const i of upTo(3)) {
      const x = left + 9 + i * 54;
      pane(b, x, 10, 42, 48, {
        lamp: "dark",
        frame: "roof",
        mullions: 1,
        inside: () => {
          somebody(b, luck, x + 15, 58, 1.25, "ink");
          b.fine((pen) => {
            pen.box("ink", x + 8, 39, 14, 2.2).box("ink", x + 10.5, 33, 9, 6.5);
          });
        },
      });
    }
    b.box("roof", left, 62, INFILL, 4);
  },
  noisy_nightclub(b) {
    b.box("ink", left + 6, 8, INFILL - 12, 56, 3);
    for (const [x, tone] of [
      [46, "rose-dark"],
      [78, "teal"],
      [142, "sun"],
      [174, "lilac"],
    ] as const)
      b.path(tone, `M${x} 10l-14 52h28z`);
    b.disc("snow-dark", 110, 22, 9).line(
      "iron",
      1,
      "M110 8v6M102 22h16M110 13v18M104 16l12 12M116 16l-12 12",
    );
    for (const x of [60, 88, 132, 160])
      b.path("ink", `M${x - 5} 64q0-12 5-12t5 12z`).disc("ink", x, 48, 4);
    b.line("sun", 2, "M30 66q5-4 10 0M180 66q5-4 10 0");
  },
  broken_lift(b, luck) {
    neglected(b, luck);
    b.box("iron-dark", 92, 6, 36, 66).box("iron", 95, 9, 14, 63).box("iron", 111, 22, 14, 50);
    b.box("ink", 109, 9, 2, 63)
      .box("trim", 98, 34, 24, 12, 1)
      .line("red", 2.4, "M103 36l14 8M117 36l-14 8");
  },
  roadworks: works,
  jackhammer_crew: works,
  sinking_foundations(b, luck) {
    neglected(b, luck);
    b.path("brown", "M26 72V62q30-6 50 2t60-4 58 4v8z");
    b.line("roof", 1.6, "M70 8l10 16-6 8 9 14M140 4l-8 18 7 8-6 16");
  },
};

function works(b: Pen, luck: Parameters<Infill>[1]): void {
  neglected(b, luck);
  tape(b, 48);
  for (const x of [50, 170])
    b.path("terra", `M${x - 8} 72l6-22h4l6 22z`).box("trim", x - 5, 60, 10, 4);
  somebody(b, luck, 92, 72, 1.5, "orange");
  somebody(b, luck, 128, 72, 1.5, "orange");
  b.fine((pen) => pen.dome("sun", 92, 53, 6, 5).dome("sun", 128, 53, 6, 5));
}

/** Two boards nailed across a window. */
function boards(b: Pen, x: number, turn: number): void {
  b.at(x + 16, 26, 1, (at) => at.box("wood", -17, -2.5, 34, 5), turn);
  b.at(x + 16, 43, 1, (at) => at.box("wood-dark", -17, -2.5, 34, 5), -turn);
}

function tape(b: Pen, y: number): void {
  b.box("sun", left, y, INFILL, 8);
  for (const i of upTo(8)) b.path("ink", `M${30 + i * 20.5} ${y + 8}l7-8h7l-7 8z`);
}
