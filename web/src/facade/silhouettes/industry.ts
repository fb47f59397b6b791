/** Works, halls and garages. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { door, rollerDoor } from "../parts/doors";
import { sign } from "../parts/emblems";
import { roofs } from "../parts/roofs";
import { person, smoke } from "../parts/street";
import { pane, windows } from "../parts/windows";

function stack(b: Brush, x: number, top: number, w: number, rings = true): void {
  b.poly("shade", x - w / 2, G, x - w * 0.36, top, x + w * 0.36, top, x + w / 2, G);
  b.box("roof", x - w * 0.46, top - 1.6, w * 0.92, 2.6);
  if (rings)
    b.box("trim", x - w * 0.4, top + 5, w * 0.8, 2.4).box(
      "trim",
      x - w * 0.42,
      top + 11,
      w * 0.84,
      2.4,
    );
}

export function factory(b: Brush, luck: Luck): void {
  smoke(b, 20, 18, 8);
  stack(b, 20, 22, 11);
  roofs.saw(b, luck, 27, 72, 66);
  b.box("wall", 27, 71, 66, G - 71)
    .box("shade", 85, 71, 8, G - 71)
    .box("wall", 8, 84, 20, G - 84)
    .box("roof", 6, 81.6, 24, 3);
  for (const x of [31, 42, 53, 64, 75]) windows.sash(b, x, 78, 7, 8, pane(luck));
  windows.sash(b, 13, 90, 9, 8, "lit");
  rollerDoor(b, 34, 17, 17, 0.4);
  door(b, "plain", 62, 14);
  b.at(78, 103, 0.9, (e) => {
    e.disc("iron-dark", 0, 0, 6).star("iron-dark", 0, 0, 9, 8).disc("wall", 0, 0, 3);
  });
  person(b, luck, 42, G + 2, 11, "blue");
}

export function steelworks(b: Brush, luck: Luck): void {
  smoke(b, 12, 26, 6);
  smoke(b, 82, 12, 9);
  stack(b, 12, 30, 8, false);
  stack(b, 82, 17, 12);
  stack(b, 94, 36, 9, false);
  b.path("roof", `M28 ${G}V62q2-6 8-8V36h18v18q6 2 8 8V${G}z`).path(
    "wall",
    `M30 ${G}V64q2-6 8-8V40h10v16q-4 6-4 ${G - 56}z`,
  );
  b.box("iron", 33, 33, 24, 5, 1).box("iron-dark", 30, 74, 30, 3).box("iron-dark", 29, 90, 32, 3);
  b.line("iron", 3.4, "M56 44H74V62").line("iron-dark", 1.6, `M24 ${G}L58 34`);
  b.box("wall", 60, 80, 38, G - 80)
    .box("roof", 58, 76, 42, 5)
    .box("wall", 2, 92, 28, G - 92)
    .box("roof", 0, 89, 32, 4);
  for (const x of [65, 76, 87]) b.box("lit", x, 86, 7, 10);
  b.arch("ink", 37, 95, 17, G - 95)
    .path("gold", `M39 ${G}v-7q3-5 6.5-9 4 4 6.5 9v7z`)
    .path("red", `M42 ${G}v-4q1-3 3.5-6 2.6 3 3.5 6v4z`);
  b.path("gold", `M52 ${G - 2}h14l4 3H52z`);
  b.box("evening", 8, 97, 7, 8).box("evening", 18, 97, 7, 8);
  person(b, luck, 74, G + 2, 11, "gold");
}

export function garage(b: Brush, luck: Luck): void {
  b.box("wall", 7, 66, 86, G - 66)
    .box("shade", 83, 66, 10, G - 66)
    .box("roof", 5, 62, 90, 5);
  roofs.vault(b, luck, 24, 62, 52);
  b.box("trim", 7, 82, 86, 2);
  for (const x of [13, 26, 64, 77]) windows.ribbon(b, x + 2, 71, 6, 7, pane(luck));
  sign(b, "wrench", 50, 74, 1);
  rollerDoor(b, 12, 23, 24, 0.85);
  rollerDoor(b, 39, 23, 24, 0);
  rollerDoor(b, 66, 21, 24, 0.5);
  b.at(23, G + 1, 0.95, () => {
    b.path("red", "M-8-3v-4l2-1 2-4h8l2 4 2 1v4z")
      .box("glass", -3.4, -11, 6.8, 3)
      .disc("glow", -5.4, -5.4, 1.2)
      .disc("glow", 5.4, -5.4, 1.2)
      .box("ink", -7.4, -3, 3, 3)
      .box("ink", 4.4, -3, 3, 3);
  });
  for (const y of [0, 4.4, 8.8]) b.box("ink", 91, G - 4 - y, 8, 3.6, 1.8);
  person(b, luck, 72, G + 2, 12, "blue");
}

export function offices(b: Brush, luck: Luck): void {
  b.box("iron-dark", 55, 2, 1.4, 16).disc("red", 55.7, 2, 1.6);
  b.box("roof", 28, 16, 40, G - 16)
    .box("wall", 30, 18, 30, G - 18)
    .box("shade", 60, 18, 8, G - 18);
  b.box("roof", 4, 58, 26, G - 58)
    .box("wall", 6, 60, 24, G - 60)
    .box("roof", 68, 46, 27, G - 46)
    .box("wall", 68, 48, 20, G - 48)
    .box("shade", 88, 48, 7, G - 48);
  for (let y = 22; y < 92; y += 8)
    for (let x = 32.5; x < 58; x += 9) b.box(pane(luck), x, y, 7, 5.4);
  for (let y = 64; y < 104; y += 8) for (let x = 8; x < 28; x += 7) b.box(pane(luck), x, y, 5, 5);
  for (let y = 52; y < 104; y += 8) b.box(pane(luck), 71, y, 14, 5);
  b.box("trim", 28, 93, 40, 2).box("evening", 31, 98, 10, 16).box("evening", 50, 98, 9, 16);
  door(b, "glass", 45.5, 17);
  person(b, luck, 22, G + 3, 12, "iron");
  person(b, luck, 76, G + 3, 12, "blue-dark");
}
