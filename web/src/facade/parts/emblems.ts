/** What a sign shows instead of words. Drawn around (0, 0), about 10 by 10. */

import type { Brush } from "../brush";

type Emblem = (b: Brush) => void;

export const emblems = {
  apple: (b) =>
    b
      .disc("red", -1.4, 0.8, 3)
      .disc("red", 1.4, 0.8, 3)
      .line("wood-dark", 0.9, "M0-2q0-2 1-3")
      .oval("leaf-dark", 2, -3.4, 1.7, 0.9),
  boot: (b) => b.path("brown", "M-3-4.6h4v5q3 .4 4 2v2.2h-8z").box("ink", -3, 3.6, 8, 1.2),
  tulip: (b) =>
    b
      .line("leaf-dark", 1, "M0 0v5M0 4q-3 0-3-3M0 4q3 0 3-3")
      .path("red", "M-3-4.6l1.6 1.6L0-5l1.4 2L3-4.6Q4 1 0 1t-3-5.6z"),
  cupcake: (b) =>
    b
      .poly("wood", -3, 0.6, 3, 0.6, 2, 5, -2, 5)
      .dome("rose-dark", 0, 1, 4.4, 3.6)
      .disc("rose", -0.6, -2, 2.2)
      .disc("red", 0, -4.4, 1.2),
  book: (b) =>
    b
      .path("blue-dark", "M-5-3.6q3-1.4 5 .6 2-2 5-.6v7q-3-1.2-5 .6-2-1.8-5-.6z")
      .path("trim", "M-4-2.6q2.4-1 3.6.4v5q-1.6-1-3.6-.6zM4-2.6q-2.4-1-3.6.4v5q1.6-1 3.6-.6z"),
  coin: (b) => b.disc("gold-dark", 0, 0, 4.8).disc("gold", 0, 0, 3.8).star("gold-dark", 0, 0, 2.4),
  hammer: (b) =>
    b.at(0, 0, 1, () => b.box("wood", -0.8, -2, 1.8, 7.4).box("iron", -3.6, -4.6, 7, 3, 0.6), 35),
  bottle: (b) =>
    b
      .path("purple", "M-2.6 0q0-2.4 1.8-3h1.6q1.8.6 1.8 3v4.6h-5.2z")
      .box("gold", -1, -5, 2, 2.2)
      .box("lilac", -1.6, 0.6, 3.2, 2.4),
  bag: (b) =>
    b
      .line("red-dark", 0.8, "M-1.8-2v-1q0-2 1.8-2t1.8 2v1")
      .poly("red", -3.6, -2.4, 3.6, -2.4, 4.2, 4.8, -4.2, 4.8)
      .heart("trim", 0, 1.4, 1.8),
  shield: (b) =>
    b.path("blue-dark", "M0-5l4.4 1.6q0 6-4.4 8.6-4.4-2.6-4.4-8.6z").star("gold", 0, -0.4, 2.6),
  cross: (b) => b.box("red", -1.4, -4.6, 2.8, 9.2).box("red", -4.6, -1.4, 9.2, 2.8),
  flask: (b) =>
    b
      .path("trim", "M-1.3-5h2.6v3.6l3 5q.4 1.4-1.2 1.4h-6.2q-1.6 0-1.2-1.4l3-5z")
      .path("teal", "M-2.6 1.2h5.2l1.4 2.4q.2 1-.8 1h-6.4q-1 0-.8-1z")
      .box("iron", -1.8, -5.2, 3.6, 1),
  hat: (b) =>
    b
      .poly("ink", -5.4, -1.4, 0, -4, 5.4, -1.4, 0, 1.2)
      .path("ink", "M-3 .2v2.6q3 2 6 0V.2L0 1.8z")
      .line("gold", 0.7, "M4-1.4v4.4")
      .disc("gold", 4, 3.4, 0.9),
  star: (b) => b.star("gold", 0, 0.4, 5),
  fork: (b) =>
    b
      .line("iron-dark", 1, "M-2.4-4.8v3.4q0 1 1 1.2V5M-.4-4.8v3q0 1.6-1 1.6")
      .line("iron-dark", 1.1, "M2.6 5V-4.6q-1.6 2-1 5h1"),
  lotus: (b) =>
    b
      .path("rose-dark", "M0-4.4q3 3.4 0 7.8-3-4.4 0-7.8z")
      .path("rose", "M-5-1.4q4 .4 4.6 4.8-4.6 0-4.6-4.8zM5-1.4q-4 .4-4.6 4.8 4.6 0 4.6-4.8z")
      .line("water-dark", 0.8, "M-4.6 4.6h9.2"),
  spade: (b) => b.path("ink", "M0-5q5 4.4 4.4 6.6T.8 2.6l1 2.2h-3.6l1-2.2q-2.8 1-3.4-1T0-5z"),
  wrench: (b) =>
    b.at(
      0,
      0,
      1,
      () =>
        b
          .box("iron", -1, -2.4, 2, 7.6, 1)
          .path("iron", "M-3-5q-.6 4 3 4.4 3.6-.4 3-4.4l-2 1.6h-2z"),
      40,
    ),
  heart: (b) => b.heart("red", 0, 0, 4.6),
  cat: (b) =>
    b
      .disc("ink", 0, 0.8, 3.8)
      .poly("ink", -3.8, 0.4, -3.4, -4.8, -0.4, -2.4)
      .poly("ink", 3.8, 0.4, 3.4, -4.8, 0.4, -2.4)
      .disc("sun", -1.5, 0.4, 0.8)
      .disc("sun", 1.5, 0.4, 0.8)
      .disc("rose-dark", 0, 2, 0.6),
  ghost: (b) =>
    b
      .path("trim", "M-3.6 4.6V-1q0-4 3.6-4t3.6 4v5.6l-1.8-1.4L0 4.6-1.8 3.2z")
      .disc("ink", -1.3, -1, 0.8)
      .disc("ink", 1.3, -1, 0.8)
      .line("red", 1, "M-4.4-4l8.8 8"),
  note: (b) =>
    b
      .disc("ink", -2, 3, 1.8)
      .disc("ink", 3, 2, 1.8)
      .path("ink", "M-1 3v-6.4l5.8-1.4v6.6h-1V-2.4l-3.8 1V3z"),
  laugh: (b) =>
    b
      .disc("sun", 0, 0, 4.8)
      .disc("ink", -1.7, -1.2, 0.8)
      .disc("ink", 1.7, -1.2, 0.8)
      .path("red-dark", "M-3 .8h6q-.6 3-3 3t-3-3z"),
  scissors: (b) =>
    b
      .line("iron-dark", 1, "M-2.6-4.6L1.8 2M2.6-4.6L-1.8 2")
      .line(
        "red",
        1,
        "M-3.6 3.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M.4 3.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0",
      ),
  fish: (b) =>
    b
      .path("terra", "M-4.6 0q3.6-4 7.2 0-3.6 4-7.2 0zM2 0l3-2.4v4.8z")
      .disc("ink", -2.6, -0.6, 0.6)
      .line("trim", 0.6, "M-.8-1.8q1 1.8 0 3.6"),
  croissant: (b) =>
    b
      .path("gold-dark", "M-5 3q-.6-7.4 5-7.4T5 3q-1.4.8-2.4-.4Q2-.4 0-.4t-2.6 3Q-3.6 3.8-5 3z")
      .line("sun", 0.8, "M-2-3.6l.8 3M2-3.6l-.8 3M-4.4-.8l2 1M4.4-.8l-2 1"),
  carrot: (b) =>
    b
      .path("orange", "M-1.6-2.4q3-1.4 4 1.2L-3.6 5z")
      .line("leaf-dark", 1.1, "M1-2.4l.4-2.6M1.6-2l2.6-1.4M1.2-2.2l2-3"),
  eight: (b) =>
    b
      .disc("ink", 0, 0, 4.8)
      .disc("trim", 0, -0.6, 2.4)
      .line(
        "ink",
        0.7,
        "M-.7-1.4a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M-.9.2a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0",
      ),
  pin: (b) =>
    b
      .path(
        "trim",
        "M-1-4.8h2q1.2 1.2.4 3.4 2 2 1.6 5-.2 1.4-1 1.6h-4q-.8-.2-1-1.6-.4-3 1.6-5-.8-2.2.4-3.4z",
      )
      .box("red", -1.3, -2.4, 2.6, 0.9)
      .disc("blue", 3.2, 3.2, 2),
  key: (b) => b.line("gold", 1.4, "M-2.6-2.4a1.9 1.9 0 1 0 .1 0M-1.2 1l5 3.4M2 3.2l1.2-1.6"),
  easel: (b) =>
    b
      .line("wood-dark", 0.9, "M0-5L-3.4 5M0-5l3.4 10")
      .box("wood", -4, -3.6, 8, 6)
      .box("water-light", -3.2, -2.8, 6.4, 4.4)
      .poly("leaf-dark", -3.2, 1.6, -0.4, -1.4, 3.2, 1.6)
      .disc("sun", 1.8, -1.6, 0.9),
  stick: (b) =>
    b
      .box("ink", -4.4, 1.4, 8.8, 3.2, 1)
      .box("iron", -0.6, -3, 1.2, 4.6)
      .disc("red", 0, -3.4, 2)
      .disc("gold", 2.8, 1.6, 0.9),
  reel: (b) =>
    b
      .disc("ink", 0, 0, 4.8)
      .disc("trim", 0, -2.6, 1.2)
      .disc("trim", 0, 2.6, 1.2)
      .disc("trim", -2.6, 0, 1.2)
      .disc("trim", 2.6, 0, 1.2),
  bolt: (b) => b.poly("gold", 1, -5, -3.4, 0.8, -0.4, 0.8, -1.2, 5, 3.4, -1.2, 0.4, -1.2),
  die: (b) =>
    b
      .box("trim", -4, -4, 8, 8, 1.6)
      .disc("red", -2, -2, 0.9)
      .disc("red", 2, 2, 0.9)
      .disc("red", 0, 0, 0.9)
      .disc("red", 2, -2, 0.9)
      .disc("red", -2, 2, 0.9),
  leaf: (b) =>
    b.path("leaf-dark", "M-4 4q-1-8 8-8.6Q5 4-4 4z").line("leaf-light", 0.7, "M-4 4.4q3-4 6-6"),
  moon: (b) => b.path("sun", "M1.6-4.8a5 5 0 1 0 3 7A5.4 5.4 0 0 1 1.6-4.8z"),
  car: (b) =>
    b
      .path("red", "M-5 2.6V.4l1.4-.4 1-2.6h4.4L3.6 0 5 .4v2.2z")
      .disc("ink", -2.6, 2.8, 1.2)
      .disc("ink", 2.6, 2.8, 1.2),
  bear: (b) =>
    b
      .disc("wood", -2.8, -3, 1.7)
      .disc("wood", 2.8, -3, 1.7)
      .disc("wood", 0, 0.2, 4.2)
      .disc("sand", 0, 1.8, 1.9)
      .disc("ink", -1.5, -0.6, 0.6)
      .disc("ink", 1.5, -0.6, 0.6)
      .disc("ink", 0, 1.2, 0.7),
  sweet: (b) =>
    b
      .poly("rose-dark", -5.4, -2.4, -2, 0, -5.4, 2.4)
      .poly("rose-dark", 5.4, -2.4, 2, 0, 5.4, 2.4)
      .disc("red", 0, 0, 3)
      .line("trim", 0.9, "M-1.8-1.8q2 1.4 0 3.6M1.6-2.2q1.6 1.6 0 4"),
  bar: (b) =>
    b
      .box("brown", -3.6, -4.6, 7.2, 9.2, 0.8)
      .line("wood", 0.6, "M0-4.6v5M-3.6-1.6h7.2")
      .path("gold", "M-3.6 1l1.8-1.4L0 1l1.8-1.4L3.6 1v3.6h-7.2z"),
  scale: (b) =>
    b
      .line("ink", 0.8, "M0-4.6v9M-4-3h8M-2.4 4.6h4.8")
      .dome("gold", -4, 1, 2, -2)
      .dome("gold", 4, 1, 2, -2)
      .line("ink", 0.5, "M-6 1l2-4 2 4M2 1l2-4 2 4"),
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;

/** A round sign that hangs above the door. */
export function sign(b: Brush, name: EmblemName, x: number, y: number, scale = 1): void {
  b.disc("roof", x, y, 7.6 * scale).disc("trim", x, y, 6.6 * scale);
  b.at(x, y, scale, emblems[name]);
}

/** A board along the wall. */
export function board(b: Brush, name: EmblemName, x: number, y: number, w: number): void {
  b.box("roof", x - w / 2, y - 5, w, 10, 1.4);
  b.disc("trim", x, y, 6.2).at(x, y, 0.85, emblems[name]);
  for (const side of [-1, 1])
    for (const at of [9, 13]) if (at < w / 2 - 1) b.disc("gold", x + side * at, y, 1.2);
}

/** Large, on a roof. */
export function onRoof(b: Brush, name: EmblemName, x: number, y: number, scale = 2): void {
  b.box("iron-dark", x - 3.4, y - 2, 1, 3).box("iron-dark", x + 2.4, y - 2, 1, 3);
  b.at(x, y - 5 * scale - 0.4, scale, emblems[name]);
}
