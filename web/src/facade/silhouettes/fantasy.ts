/** What nobody has ever seen in a real street. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { door } from "../parts/doors";
import { emblems } from "../parts/emblems";
import { pine } from "../parts/greenery";
import { cat, flag, person } from "../parts/street";
import { pane, windows } from "../parts/windows";

export function dragonParking(b: Brush): void {
  for (const y of [58, 77, 96])
    b.box("ink", 16, y - 12, 76, 12)
      .box("wall", 12, y, 82, 5)
      .box("shade", 84, y, 10, 5);
  b.box("wall", 12, 46, 5, G - 46)
    .box("wall", 52, 46, 4, G - 46)
    .box("wall", 89, 46, 5, G - 46)
    .box("wall", 10, 42, 86, 5)
    .box("ink", 17, 101, 72, 13);
  b.path(
    "teal",
    "M30 42q-2-16 12-18 4-12 18-12 2-6 9-7l-2 4q8 1 10 7l-1 5-12-1q-4 6-4 10 18-4 26 12z",
  )
    .path("teal-dark", "M44 26q-20-8-26-24 14 2 20 10 8-6 18-6-8 6-6 16z")
    .path("sun", "M48 42q0-12 10-14 2 8 14 14z")
    .disc("trim", 67, 12, 1.8)
    .disc("ink", 67.4, 12, 0.9);
  b.path("gold", "M77 18q8-2 12 3-6-1-8 2 5 1 5 5-6-5-10-5z").path(
    "red",
    "M77 19q5-1 8 2-6 0-8 1z",
  );
  b.at(34, 58, 0.5, () => dragonHead(b, "red"));
  b.at(70, 77, 0.5, () => dragonHead(b, "purple"));
  b.at(32, 96, 0.5, () => dragonHead(b, "leaf-dark"));
  for (const x of [64, 76]) b.line("trim", 0.8, `M${x} ${G}l3-12`);
  b.box("blue", 1, 68, 11, 11, 1.6)
    .path("trim", "M4.4 77v-7h3q2 0 2 2.2t-2 2.2H6V77zM6 71.4v1.6h1q.8 0 .8-.8t-.8-.8z")
    .box("iron", 5.8, 79, 1.4, G - 79);
  b.line("red", 1.8, `M20 ${G - 5}h26`)
    .box("trim", 24, G - 6, 5, 2)
    .box("trim", 34, G - 6, 5, 2)
    .box("iron-dark", 17, G - 8, 4, 8);
}

function dragonHead(b: Brush, tone: "red" | "purple" | "leaf-dark"): void {
  b.path(tone, "M-18 0q0-16 14-16 2-8 12-8l4-4 1 5q8 3 8 10H6q0 8 8 13z")
    .disc("trim", 9, -18, 2)
    .disc("ink", 9.6, -18, 1)
    .poly("gold", -12, -12, -14, -18, -8, -15);
}

export function marsEmbassy(b: Brush, luck: Luck): void {
  b.disc("terra", 84, 18, 11).oval("red-dark", 81, 15, 3, 2).oval("red-dark", 88, 22, 2, 1.4);
  b.line("iron", 3, `M34 82L22 ${G}M66 82L78 ${G}M50 84v30`)
    .oval("iron-dark", 22, G, 5, 1.6)
    .oval("iron-dark", 78, G, 5, 1.6);
  b.poly("glow", 42, 84, 58, 84, 64, G, 36, G);
  b.dome("water-light", 50, 64, 26, 32).dome("glass", 50, 64, 22, 28);
  b.at(42, 63, 1, () => martian(b));
  b.at(59, 63, 0.8, () => martian(b));
  b.path("trim", "M38 42q4-7 10-8-6 6-7 12z");
  b.oval("shade", 50, 72, 46, 13).oval("wall", 50, 68, 46, 12).oval("roof", 50, 65, 27, 4.6);
  for (let i = 0; i < 7; i++)
    b.disc(i % 2 ? "gold" : "red", 12 + i * 12.6, 71 + 5 * Math.sin((i / 6) * Math.PI), 2.4);
  b.line("iron", 1, "M50 33v-14").disc("red", 50, 18, 2.4);
  b.poly("stone", 40, G, 60, G, 56, 98, 44, 98);
  person(b, luck, 50, G, 13, "blue-dark");
  flag(b, 8, G, 34, "terra", 10);
}

function martian(b: Brush): void {
  b.dome("leaf-dark", 0, 0, 6, 6)
    .oval("leaf", 0, -9, 6, 6.4)
    .oval("ink", -2.2, -9, 1.5, 2.2)
    .oval("ink", 2.2, -9, 1.5, 2.2)
    .line("leaf", 0.9, "M-3-14l-2-4M3-14l2-4")
    .disc("leaf", -5, -18.4, 1.2)
    .disc("leaf", 5, -18.4, 1.2);
}

export function pirateShip(b: Brush, luck: Luck): void {
  b.box("wood-dark", 48, 10, 2.6, 76)
    .box("wood-dark", 24, 28, 2, 54)
    .box("wood-dark", 72, 26, 2.2, 56);
  b.path("trim", "M32 20q17 4 34 0 5 14 0 27-17-5-34 0 5-13 0-27z")
    .path("trim", "M14 36q11 3 22 0 3 12 0 24-11-4-22 0 3-12 0-24z")
    .path("smoke", "M64 36q10 3 19 0 3 12 0 24-10-4-19 0 3-12 0-24z");
  b.at(49, 34, 1.1, () =>
    b
      .disc("ink", 0, -1, 6)
      .box("ink", -3.4, 3, 6.8, 4, 1)
      .disc("trim", -2.3, -1, 1.6)
      .disc("trim", 2.3, -1, 1.6)
      .line("ink", 1.6, "M-9 9L9 2M9 9L-9 2"),
  );
  b.path("ink", "M49 10h12l-3 3.4 3 3.6H49z").path("red", "M25 28h8l-2 2.4 2 2.6h-8z");
  b.line("wood", 0.6, "M49 14L20 82M50 14l32 68");
  b.path("wood-dark", "M88 80l11-9 1 2-9 12z")
    .path("wood", `M6 66l14 2v12h52l18-4q-4 30-22 34H28Q8 106 6 66z`)
    .path("brown", `M10 88q30 4 76-2-5 20-18 24H28Q14 106 10 88z`)
    .path("gold", "M7 72l13 2v3L7 75zM20 82h52l17-4-.8 3.4L72 86H20z");
  b.box("wood-dark", 5, 60, 16, 8).arch("evening", 9, 70, 5, 6);
  for (const x of [32, 46, 60]) b.box("ink", x, 88, 7, 6, 1).disc("iron", x + 3.5, 91, 2);
  person(b, luck, 40, 82, 12, "red");
  person(b, luck, 62, 82, 12, "gold");
  cat(b, 12, 60, 6);
  b.path("water", `M0 ${G}v-8q6-5 12 0t12 0 12 0 13 0 13 0 13 0 13 0 12 0v8z`).path(
    "water-light",
    `M0 ${G}v-3q6-4 12 0t12 0 12 0 13 0 13 0 13 0 13 0 12 0v3z`,
  );
}

export function aquaPonyClub(b: Brush): void {
  b.dome("water-light", 50, G, 46, 92).dome("glass", 50, G, 42, 86);
  b.path("water", `M6 ${G}q-1-34 8-48 6-4 12 0t12 0 12 0 12 0 12 0 11 0q8 16 7 48z`).path(
    "water-dark",
    `M8 ${G}q0-14 3-24 7-4 13 0t13 0 13 0 13 0 13 0 13 0q3 12 3 24z`,
  );
  b.line("trim", 1.6, "M18 70q4-26 22-36");
  b.disc("gold", 50, 23, 3);
  seaPony(b, 36, 92, 1.25, "rose-dark");
  seaPony(b, 64, 98, 0.95, "gold");
  b.line("leaf", 2, `M14 ${G}q-3-8 1-14t0-12M84 ${G}q4-8 0-14t1-10M78 ${G}q-3-6 0-11`);
  for (const [x, y] of [
    [48, 76],
    [52, 70],
    [80, 80],
    [20, 84],
    [50, 60],
  ] as const)
    b.disc("water-light", x, y, 1.6);
  b.path("terra", "M74 74q5-4 9 0l3-2v5l-3-2q-4 4-9-1z").disc("ink", 76.4, 74, 0.6);
  b.path("rose", `M44 ${G}q-2-12 6-16 8 4 6 16z`).line(
    "rose-dark",
    1,
    `M50 98v16M47 ${G}q-1-8 0-12M53 ${G}q1-8 0-12`,
  );
  b.box("wall", 2, G - 5, 96, 5, 2)
    .star("gold", 20, G - 2.4, 2.4)
    .star("gold", 80, G - 2.4, 2.4);
}

function seaPony(b: Brush, x: number, y: number, k: number, tone: "rose-dark" | "gold"): void {
  b.at(x, y, k, () => {
    b.line(tone, 5, "M2-22q8 4 5 12T-1 4q-3 5 2 6 4 0 3-4")
      .path(tone, "M-8-24q0-8 8-8 6 0 7 7 0 5-5 6l-4-1-6-1z")
      .line("trim", 1.4, "M4-32q7 3 7 12")
      .path("trim", "M9-12q7 0 6 7-5-1-8-2z")
      .disc("ink", -1, -26, 1);
  });
}

export function wizardSchool(b: Brush, luck: Luck): void {
  b.path("leaf-dark", `M0 ${G}q20-22 50-22t50 22z`);
  b.star("sun", 10, 14, 2.6, 4)
    .star("sun", 90, 10, 3, 4)
    .star("sun", 74, 24, 2, 4)
    .at(26, 12, 1, emblems.moon);
  for (const [x, top, w] of [
    [18, 56, 14],
    [34, 36, 14],
    [52, 34, 18],
    [70, 46, 14],
    [86, 62, 12],
  ] as const) {
    b.box("wall", x - w / 2, top, w, 104 - top).box(
      "shade",
      x + w * 0.22,
      top,
      w * 0.28,
      104 - top,
    );
    b.path(
      "roof",
      `M${x - w / 2 - 2.4} ${top + 1}q${w / 2} -4 ${w / 2 + 2.4} ${-w * 1.55}q2 ${w * 1.2} ${w / 2 + 2.4} ${w * 1.55}z`,
    );
    b.star("gold", x, top - w * 1.6, 2, 4);
    for (let y = top + 6; y < 78; y += 12) windows.point(b, x - 3.4, y, 4.4, 5.4, pane(luck));
  }
  b.box("wall", 16, 78, 68, 30).box("shade", 74, 78, 10, 30).box("roof", 14, 76, 72, 3);
  for (const x of [22, 33, 62, 73]) windows.point(b, x, 85, 5, 8, pane(luck));
  door(b, "gate", 50, 18);
  b.at(84, 34, 1, () => {
    b.line("wood", 1, "M-8 3L8-2")
      .path("gold", "M-8 3l-6 0 2 3z")
      .path("ink", "M-2 0q-2-6 2-7 4 1 3 6z")
      .poly("ink", -3, -7, 1, -14, 4, -7)
      .disc("skin-0", 1, -7, 1.8);
  });
  pine(b, 6, G, 24);
  pine(b, 95, G, 28);
  b.box("stone", 40, G - 3, 20, 3);
}
