/** Where people go to enjoy themselves. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { BRIGHT } from "../palette";
import { awning, door } from "../parts/doors";
import { pine, tree } from "../parts/greenery";
import { balloon, flag, person } from "../parts/street";
import { windows } from "../parts/windows";

export function hauntedHouse(b: Brush): void {
  b.disc("glow", 79, 37, 11); // below the sign of its kind on a card
  for (const [x, y, k] of [
    [22, 22, 1],
    [64, 14, 0.7],
    [86, 44, 0.8],
  ] as const) {
    b.at(x, y, k, () =>
      b.path("ink", "M0 0q-3-4-8-3 2 1 2 4 3-1 4 1l2 2 2-2q1-2 4-1 0-3 2-4-5-1-8 3z"),
    );
  }
  b.line("brown-dark", 2.4, `M10 ${G}q4-16-1-30l-7-9M11 92l9-11M10 84l6-15`);
  b.poly("wall", 24, G, 28, 54, 74, 58, 78, G).poly("shade", 68, 57.6, 74, 58, 78, G, 70, G);
  b.path("roof", "M20 58q10-6 14-28l30 3q2 18 17 29z")
    .box("shade", 60, 24, 6, 14)
    .box("roof", 58.6, 22, 9, 3);
  b.poly("wall", 38, 34, 41, 14, 57, 16, 56, 36).path("roof", "M33 17q14-3 15-17 5 12 14 19z");
  b.disc("trim", 48.5, 25, 4.4)
    .disc("evening", 48.5, 25, 3.2)
    .line("trim", 0.7, "M48.5 22v6M45.5 25h6");
  windows.arch(b, 35, 44, 6, 8, "evening");
  windows.arch(b, 58, 46, 6, 8, "glass");
  b.at(
    36,
    68,
    1,
    () => {
      windows.tall(b, -4, 0, 9, 12, "evening");
      b.line("wood", 1.6, "M-7 2l15 6M-6 10l14-5");
    },
    -4,
  );
  b.at(
    63,
    68,
    1,
    () => {
      windows.tall(b, -4, 0, 9, 12, "lit");
      b.path("trim", "M-2 13V6q0-4 3-4t3 4v7l-1.5-1-1.5 1-1.5-1z")
        .disc("ink", 0.2, 6, 0.6)
        .disc("ink", 2, 6, 0.6);
    },
    5,
  );
  b.at(50, 0, 1, () => door(b, "arched", 0, 17), 1);
  b.poly("stone-dark", 17, G, 17, G - 9, 20, G - 11, 23, G - 9, 23, G).poly(
    "stone",
    84,
    G,
    84,
    G - 7,
    87,
    G - 9,
    90,
    G - 7,
    90,
    G,
  );
  b.disc("orange", 37, G - 3, 3.4)
    .disc("orange", 63, G - 2.6, 2.8)
    .box("leaf-dark", 36.4, G - 7.4, 1.2, 2);
}

export function skiResort(b: Brush, luck: Luck): void {
  b.poly("snow-dark", 40, G, 76, 10, 118, G)
    .poly("snow", 40, G, 76, 10, 88, 46, 76, 60, 84, G)
    .poly("stone-dark", -12, G, 26, 38, 62, G)
    .poly("snow", 12, 63, 26, 38, 39, 62, 32, 58, 26, 66, 19, 58);
  b.path("snow", `M0 ${G}q30-22 60-14t40 2V${G}z`).line(
    "snow-dark",
    1,
    "M74 30q-8 16 2 26t-10 24-6 20",
  );
  b.line("iron-dark", 0.8, "M2 62L76 12")
    .box("iron-dark", 18, 50, 1.6, 50)
    .box("iron-dark", 52, 28, 1.6, 50);
  for (const [x, y] of [
    [12, 55],
    [36, 39],
    [62, 21],
  ] as const)
    b.line("iron-dark", 0.7, `M${x} ${y}v5`)
      .box("red", x - 3.6, y + 5, 7.2, 6, 1.4)
      .box("glass", x - 2.4, y + 6, 4.8, 2.4);
  b.box("wall", 16, 88, 38, 26)
    .box("shade", 48, 88, 6, 26)
    .poly("roof", 10, 90, 35, 68, 60, 90)
    .poly("snow", 10, 89, 35, 66, 60, 89, 56, 88, 35, 72, 14, 88);
  b.box("wood-dark", 14, 99, 42, 1.8);
  for (const x of [19, 30, 41]) windows.sash(b, x, 91, 6, 6, "evening");
  door(b, "plain", 35, 13);
  pine(b, 6, G, 30, "snow");
  pine(b, 93, G, 36, "snow");
  pine(b, 84, G, 22, "snow");
  b.at(
    70,
    72,
    1,
    () => {
      person(b, luck, 0, 0, 10, "red");
      b.line("ink", 0.9, "M-5 1l11 1");
    },
    24,
  );
  for (const x of [60, 63]) b.box(x > 61 ? "teal" : "red", x, G - 18, 1.6, 18, 0.8);
}

export function zoo(b: Brush, luck: Luck): void {
  tree(b, 12, G, 46);
  tree(b, 90, G, 38);
  b.at(70, G, 1, () => {
    b.path("sun", "M-9 0v-22l3-34q-6 1-9-2l2-4q4-1 6-5l3 1q4 4 3 12l5 30q6 1 7 6v18h-4v-14h-9v14z")
      .disc("gold-dark", -6, -30, 2)
      .disc("gold-dark", -3, -42, 1.7)
      .disc("gold-dark", 0, -20, 2.2)
      .disc("gold-dark", -4, -52, 1.3)
      .disc("ink", -10, -59, 0.9)
      .line("gold-dark", 1.2, "M-6-66v-4M-3-66v-4");
  });
  b.path(
    "iron",
    `M8 ${G}V86q2-10 16-10 6-7 13-2 7 4 6 14v14q0 5 4 4l1 3q-8 2-9-6V94q-4 4-8 2v${G - 96}h-7v-13h-8v13z`,
  )
    .disc("smoke", 30, 84, 7)
    .disc("iron", 30, 84, 4.6)
    .disc("ink", 39, 84, 1)
    .path("trim", "M40 92q6 2 8-2-2 0-3-2-2 2-5 0z");
  b.box("shade", 0, 98, 100, 3).box("shade", 0, 108, 100, 2.4);
  for (let x = 1.5; x < 100; x += 5) if (x < 36 || x > 62) b.box("wall", x, 94, 1.6, 20, 0.8);
  for (const x of [34, 60])
    b.box("wall", x, 82, 7, G - 82)
      .box("roof", x - 1.4, 79, 10, 4)
      .disc("gold", x + 3.5, 77, 2.4);
  b.path("roof", "M36 82q14-18 29 0v7q-14-16-29 0z");
  b.at(50.5, 76, 1, () =>
    b
      .disc("trim", 0, 0, 5)
      .disc("brown", 0, 1, 2)
      .disc("brown", -2.4, -1.4, 1)
      .disc("brown", 2.4, -1.4, 1)
      .disc("brown", 0, -2.6, 1),
  );
  b.at(88, 40, 0.8, () =>
    b
      .path("red", "M0 0q6-6 10 0l5 6-6-1q-3 6-9 2z")
      .disc("ink", 3, 0, 0.8)
      .poly("gold", 0, 0, -3, 1.6, 0, 2.4),
  );
  person(b, luck, 46, G + 3, 12);
  person(b, luck, 54, G + 3, 9);
}

export function stadium(b: Brush): void {
  for (const x of [8, 92]) {
    b.line("iron-dark", 1.4, `M${x} ${G}V32`).box("iron-dark", x - 6, 24, 12, 9, 1);
    for (const dx of [-3.4, 0, 3.4])
      b.disc("glow", x + dx, 27, 1.4).disc("glow", x + dx, 30.4, 1.4);
  }
  [20, 35, 50, 65, 80].forEach((x, i) =>
    flag(b, x, 60 - (i % 2 ? 3 : i === 2 ? 5 : 0), 16, BRIGHT[i] ?? "red", 8),
  );
  b.path("roof", "M2 78q4-24 48-24t48 24v6H2z")
    .oval("shade", 50, 70, 40, 10)
    .oval("leaf-light", 50, 73, 32, 6)
    .line("trim", 0.8, "M50 67.4v11.4M45.6 73a4.4 2 0 1 0 8.8 0a4.4 2 0 1 0-8.8 0");
  for (let i = 0; i < 26; i++)
    b.disc(
      BRIGHT[i % 6] ?? "red",
      14 + i * 2.9,
      63.6 + Math.abs(i - 12.5) * 0.42 - (i % 2) * 2 + 0.6,
      1.2,
    );
  b.path("wall", `M0 78q50 18 100 0l-5 ${G - 78}H5z`)
    .path("shade", `M88 82q7-2 12-4l-5 ${G - 78}h-8z`)
    .line("trim", 2, "M0 79q50 18 100 0");
  for (const x of [12, 27, 42, 58, 73, 88])
    b.arch("roof", x - 5, 96, 10, G - 96).arch("evening", x - 3.6, 97.6, 7.2, G - 97.6);
  b.box("trim", 38, 84.6, 24, 8, 1.6)
    .disc("ink", 50, 88.6, 3)
    .disc("trim", 50, 88.6, 2)
    .star("ink", 50, 88.6, 1.6);
}

export function amusementPark(b: Brush, luck: Luck): void {
  const [cx, cy, r] = [60, 50, 36];
  b.line("shade", 3, `M${cx} ${cy}L40 ${G}M${cx} ${cy}L80 ${G}`);
  b.line(
    "roof",
    2,
    `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${cx - 28} ${cy}a28 28 0 1 0 56 0a28 28 0 1 0-56 0`,
  );
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5 + 0.2;
    const [x, y] = [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    b.line("wall", 1, `M${cx} ${cy}L${x} ${y}`);
    b.disc("glow", x, y, 1.6)
      .path(BRIGHT[i % 6] ?? "red", `M${x - 4.4} ${y + 3}h8.8q0 6-4.4 6t-4.4-6z`)
      .line("iron-dark", 0.6, `M${x} ${y}l-4 3M${x} ${y}l4 3`);
  }
  b.disc("roof", cx, cy, 5).star("gold", cx, cy, 4);
  b.box("wall", 6, 92, 38, G - 92)
    .path("wall", "M25 64Q20 82 2 90h46Q30 82 25 64z")
    .path("trim", "M25 64q-2 16-13 26h6q7-10 7-26zM25 64q2 16 13 26h-6q-7-10-7-26z");
  flag(b, 25, 66, 12, "red", 7);
  awning(b, 2, 90, 46, "red", "trim", 6);
  for (const x of [12, 25, 38])
    b.path("terra", `M${x - 4} ${G - 4}q0-6 4-6l2-4 2 4-1 2q2 2 1 4z`).box(
      "gold",
      x - 0.4,
      96,
      0.8,
      14,
    );
  balloon(b, 92, 92, 4, "red");
  balloon(b, 88, 96, 3.6, "teal");
  balloon(b, 95.6, 98, 3.4, "gold");
  person(b, luck, 91, G + 3, 11);
  person(b, luck, 72, G + 3, 9);
}
