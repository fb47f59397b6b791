/** Homes that are not like others. */

import { GROUND as G, type Brush } from "../brush";
import type { Luck } from "../luck";
import { bush, flowers, hedge, palm, pine, tree } from "../parts/greenery";
import { fence, person, smoke } from "../parts/street";
import { balcony, livedIn, windows } from "../parts/windows";
import { door } from "../parts/doors";

export function igloo(b: Brush): void {
  pine(b, 12, 102, 46, "snow");
  pine(b, 90, 100, 38, "snow");
  pine(b, 80, 102, 26, "snow");
  b.path("snow", `M0 ${G}V104q20-8 50-6t50 4v12z`);
  b.path("snow-dark", "M14 110a36 46 0 0 1 72 0z").path(
    "snow",
    "M14 110a36 46 0 0 1 60-34q-4 20-4 34z",
  );
  b.line(
    "snow-dark",
    1.1,
    "M17 96h52M22 84h50M32 73h34M50 64v9M34 73v11M58 73v11M26 84v12M46 84v12M66 84v12M20 96v14M38 96v14",
  );
  b.path("wall", "M34 110V98a14 14 0 0 1 28 0v12z")
    .path("snow-dark", "M37 110V98a11 11 0 0 1 22 0v12z")
    .path("roof", "M40 110V99a8 8 0 0 1 16 0v11z")
    .path("lit", "M44 110v-9a4 4 0 0 1 8 0v9z");
  b.box("iron-dark", 62, 54, 5, 14).box("iron-dark", 60.6, 52.6, 7.8, 2.4);
  smoke(b, 64, 50, 5);
  b.disc("trim", 74, 88, 5).disc("evening", 74, 88, 3.8).line("trim", 0.8, "M74 84v8M70 88h8");
  b.at(20, 112, 1, () =>
    b
      .oval("ink", 0, -6, 4.2, 6.4)
      .oval("trim", 0.4, -5, 2.7, 4.8)
      .disc("ink", 0, -12, 3)
      .disc("trim", 0.9, -12, 1.2)
      .disc("ink", 1, -12, 0.5)
      .poly("gold", 2.4, -12, 5.4, -11, 2.4, -10.4)
      .oval("gold", -1.6, 0, 2, 0.8)
      .oval("gold", 1.8, 0, 2, 0.8),
  );
  b.at(30, 112, 0.62, () =>
    b
      .oval("iron", 0, -6, 4.2, 6.4)
      .oval("trim", 0.4, -5, 2.7, 4.8)
      .disc("iron", 0, -12, 3)
      .disc("ink", 1, -12, 0.6)
      .poly("gold", 2.4, -12, 5.4, -11, 2.4, -10.4),
  );
  b.line("wood", 1.2, "M72 112h16q3 0 3-3M74 112v-4h12v4").box("red", 73, 105, 14, 2, 1);
}

export function treeHouse(b: Brush, luck: Luck): void {
  b.path(
    "wood-dark",
    `M38 ${G}q8-10 7-40L30 58l3-3 14 12V40h8v24l14-14 3 3-16 20q-2 30 8 41z`,
  ).path("wood", `M38 ${G}q8-10 8-40V40h4v38q0 24-4 36z`);
  for (const [x, y, r] of [
    [24, 40, 20],
    [76, 38, 19],
    [50, 22, 22],
    [36, 26, 16],
    [66, 24, 16],
  ] as const)
    b.disc("leaf-dark", x + 2, y + 2, r);
  for (const [x, y, r] of [
    [22, 37, 18],
    [73, 35, 17],
    [48, 19, 19],
  ] as const)
    b.disc("leaf", x, y, r);
  b.box("wall", 29, 44, 36, 28)
    .box("shade", 58, 44, 7, 28)
    .poly("roof", 24, 46, 47, 28, 70, 46)
    .box("wood-dark", 22, 71, 52, 3);
  for (let y = 50; y < 70; y += 5) b.line("shade", 0.5, `M29 ${y}h29`);
  windows.round(b, 32, 50, 9, 9, "evening");
  livedIn(b, luck, "sash", 48, 50, 8, 9, 6);
  b.box("roof", 41.6, 56, 5.4, 15);
  balcony(b, 22, 71, 20);
  b.box("wall", 66, 80, 18, 14)
    .box("shade", 79, 80, 5, 14)
    .poly("roof", 63, 81, 75, 71, 87, 81)
    .box("wood-dark", 60, 93, 28, 2.4);
  windows.sash(b, 70, 84, 5, 5, "evening");
  b.line("wood", 1, `M26 72V${G}M32 72V${G}`);
  for (let y = 76; y < G; y += 5) b.box("wood", 26, y, 6, 1.2);
  b.line("wood", 0.7, `M78 95v13M86 95v13`).box("red", 76.6, 107, 11, 1.6);
  bush(b, 10, G, 6);
  flowers(b, luck, 54, G - 1, 10);
  b.disc("red", 16, 30, 1.6)
    .disc("red", 80, 28, 1.6)
    .disc("red", 58, 12, 1.6)
    .disc("red", 36, 14, 1.6);
}

export function cottage(b: Brush, luck: Luck): void {
  tree(b, 14, G, 52);
  smoke(b, 66, 48, 5);
  b.box("shade", 63, 50, 7, 16).box("roof", 61.6, 48, 9.8, 3);
  b.box("wall", 26, 76, 52, G - 76)
    .box("shade", 70, 76, 8, G - 76)
    .path("roof", "M20 80q8-2 12-24h40q4 22 12 24z")
    .line("shade", 0.6, "M30 64h44M27 72h50");
  b.poly("wall", 40, 76, 52, 60, 64, 76).line("roof", 3, "M37 78l15-20 15 20");
  windows.round(b, 48, 66, 8, 7, "evening");
  livedIn(b, luck, "sash", 31, 88, 9, 10, 9);
  livedIn(b, luck, "sash", 62, 88, 8, 10, 9);
  door(b, "arched", 51, 20);
  b.poly("stone", 47, G, 55, G, 60, 119, 42, 119);
  fence(b, 2, G + 1, 40, "trim", 8);
  fence(b, 60, G + 1, 38, "trim", 8);
  bush(b, 34, G, 4);
  bush(b, 72, G, 5);
  flowers(b, luck, 6, G - 7.6, 24, 4);
  flowers(b, luck, 66, G - 7.6, 28, 4);
  b.box("red", 90, 100, 6, 4, 1).box("wood-dark", 92.4, 104, 1.4, 10);
}

export function luxuryResidence(b: Brush, luck: Luck): void {
  palm(b, 90, G, 62);
  palm(b, 8, G, 48);
  b.box("wall", 40, 34, 42, 26)
    .box("shade", 74, 34, 8, 26)
    .box("trim", 36, 30, 50, 4)
    .box("roof", 36, 29, 50, 2);
  b.box("evening", 44, 40, 26, 16).line("trim", 1, "M53 40v16M62 40v16");
  b.box("wall", 14, 60, 66, 28).box("shade", 70, 60, 10, 28).box("trim", 10, 56, 76, 4);
  b.box("evening", 20, 66, 20, 18).box("lit", 46, 66, 20, 18).line("trim", 1, "M30 66v18M56 66v18");
  b.box("wall", 22, 88, 58, G - 88)
    .box("shade", 70, 88, 10, G - 88)
    .box("trim", 18, 86, 66, 3.4);
  balcony(b, 14, 57, 24);
  balcony(b, 18, 87, 30);
  b.box("glass", 28, 94, 16, G - 94).box("evening", 58, 94, 10, 12);
  door(b, "double", 50, 18);
  hedge(b, 14, 56, 12, 5);
  bush(b, 76, 86, 4);
  b.box("stone", 0, G - 3, 100, 3)
    .box("water", 6, G - 2.4, 34, 4.6, 2)
    .line("water-light", 0.8, `M10 ${G}q3-1.6 6 0t6 0 6 0`);
  person(b, luck, 30, 56, 10, "trim");
  livedIn(b, luck, "sash", 59, 95, 8, 10, 0);
  b.line("trim", 1, `M68 ${G - 3}q6-3 12-7`)
    .path("gold", `M84 98q8-6 14 2h-14z`)
    .box("wood", 90.5, 99, 0.8, 12);
}
