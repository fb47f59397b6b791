/** Pictures of bots: birds, the older the better they play. */

import { dot, eyes, INK, type Drawn } from "./cuts";

export const BIRDS: Record<string, Drawn> = {
  chick: {
    ground: "sky",
    cuts: [
      ["lit", dot(16, 15, 9) + "M15 7c-1-3 0-4 1-5 1 1 2 2 1 5z"],
      ["card", "M5 18l4 3 3.5-3 3.5 3 3.5-3 3.5 3 4-3c0 8-5 13-11 13S5 26 5 18z"],
      ["orange-wall", "M13.5 14.5h5L16 18z"],
      eyes(12.5, 4.5, 1.4),
    ],
  },
  sparrow: {
    ground: "green-wall",
    cuts: [
      ["neutral-wall", dot(16, 18, 11)],
      ["yellow-roof", "M5 17C5 8 10 5 16 5s11 3 11 12c-3-4-7-5-11-5s-8 1-11 5z"],
      ["card", dot(9.5, 21, 3) + dot(22.5, 21, 3)],
      [INK, "M13.5 19h5L16 23z"],
      eyes(16, 4.5, 1.4),
    ],
  },
  magpie: {
    ground: "sun",
    cuts: [
      [INK, "M16 4c7 0 10 5 10 11v17H6V15C6 9 9 4 16 4z"],
      ["card", "M9 32c0-5 3-8 7-8s7 3 7 8z" + dot(11.5, 14, 2.5) + dot(20.5, 14, 2.5)],
      ["coin", "M13 17h6l-3 6z"],
      ["heart", "M6 22c6 4 14 4 20 0v4c-6 4-14 4-20 0z"],
      eyes(14, 4.5, 1.3),
    ],
  },
  crane: {
    ground: "blue-wall",
    cuts: [
      ["neutral-shade", "M16 4c7 0 10 5 10 12v16H6V16C6 9 9 4 16 4z"],
      ["heart", "M9 9c2-4 4-5 7-5s5 1 7 5c-4-2-10-2-14 0z"],
      ["coin", "M13.5 19h5L16 30z"],
      [INK, dot(11, 15, 5) + dot(21, 15, 5) + "M14 14h4v1.5h-4z"],
      ["card", dot(11, 15, 3.8) + dot(21, 15, 3.8)],
      eyes(15, 5, 1.4),
    ],
  },
  eagle_owl: {
    ground: "purple-roof",
    cuts: [
      ["yellow-roof", "M5 9l5 3h12l5-3v14c0 6-5 9-11 9S5 29 5 23z"],
      ["neutral-wall", dot(11, 19, 5) + dot(21, 19, 5) + "M11 25h10c0 3-2 5-5 5s-5-2-5-5z"],
      ["lit", dot(11, 19, 3.6) + dot(21, 19, 3.6)],
      eyes(19, 5, 1.8),
      ["coin-edge", "M14.5 21h3L16 25z"],
      [INK, "M16 2l14 5.5L16 13 2 7.5z"],
      ["coin", "M27 8h1.2v7H27z" + dot(27.6, 16, 1.3)],
    ],
  },
};
