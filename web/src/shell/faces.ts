/** Pictures of people: paper cuts of a few shapes, on a ground of 32 by 32. */

import { dot, eyes, INK, type Drawn } from "./cuts";

export const FACE_CUTS: Record<string, Drawn> = {
  fox: {
    ground: "sky",
    cuts: [
      ["orange-wall", "M5 7l7 4h8l7-4-1 11-10 9L6 18z"],
      ["card", "M6 18l6-1 4 6 4-6 6 1-10 9z"],
      [INK, dot(16, 25, 1.6)],
      eyes(16),
    ],
  },
  owl: {
    ground: "lit",
    cuts: [
      ["purple-wall", "M7 5l5 3h8l5-3v15a9 9 0 0 1-18 0z"],
      ["card", dot(12, 14, 4) + dot(20, 14, 4)],
      eyes(14, 4, 1.8),
      ["coin", "M16 16l2 4h-4z"],
    ],
  },
  cat: {
    ground: "green-wall",
    cuts: [
      ["ink-fixed", "M7 5l6 5h6l6-5v14a9 8 0 0 1-18 0z"],
      ["lit", dot(12, 16, 2) + dot(20, 16, 2)],
      ["heart", "M14.5 20h3L16 22z"],
    ],
  },
  bear: {
    ground: "blue-wall",
    cuts: [
      ["yellow-roof", dot(8, 9, 4) + dot(24, 9, 4) + dot(16, 17, 10)],
      ["neutral-wall", dot(16, 21, 5)],
      [INK, dot(16, 19.5, 1.8)],
      eyes(14),
    ],
  },
  hare: {
    ground: "green-roof",
    cuts: [
      [
        "neutral-wall",
        "M11 15C8 8 9 3 11 3s3 6 3.5 11zM21 15c3-7 2-12 0-12s-3 6-3.5 11z" + dot(16, 20, 8),
      ],
      ["heart", "M14.5 21h3L16 23z"],
      eyes(18),
    ],
  },
  heron: {
    ground: "sun",
    cuts: [
      ["blue-roof", "M12 29c0-8 5-8 5-15a4 4 0 1 0-8 0c0-7 12-9 12 0 0 6-3 7-3 15z"],
      ["coin", "M19 10l11 3-11 2z"],
      ["card", dot(16.5, 11, 1.5)],
    ],
  },
  otter: {
    ground: "blue-shade",
    cuts: [
      [
        "neutral-roof",
        dot(8, 11, 3) + dot(24, 11, 3) + "M6 16a10 10 0 0 1 20 0c0 8-4 11-10 11S6 24 6 16z",
      ],
      ["neutral-wall", "M9 21c0-4 4-4 7-2 3-2 7-2 7 2s-4 5-7 5-7-1-7-5z"],
      [INK, dot(16, 19, 1.8)],
      eyes(15),
    ],
  },
  robin: {
    ground: "sun",
    cuts: [
      ["yellow-roof", "M5 17c0-7 5-11 11-11s9 5 9 10-4 11-10 11S5 22 5 17zM2 24l6-5 2 5z"],
      ["orange-wall", "M14 16c3-5 11-3 11 1s-4 9-8 9c-3-2-5-6-3-10z"],
      ["coin", "M25 12l5 2-5 2z"],
      [INK, dot(20, 12, 1.5)],
    ],
  },
  tram: {
    ground: "sky",
    cuts: [
      ["heart", "M7 9h18v17H7z"],
      ["card", "M9 12h6v6H9zM17 12h6v6h-6z"],
      [INK, "M15 3h2v6h-2zM9 26h4v3H9zM19 26h4v3h-4z"],
      ["lit", dot(11, 22, 1.5) + dot(21, 22, 1.5)],
    ],
  },
  bike: {
    ground: "hills",
    cuts: [
      [INK, dot(9, 21, 6) + dot(23, 21, 6)],
      ["hills", dot(9, 21, 4) + dot(23, 21, 4)],
      [
        "heart",
        "M8 21l5-9h8l3 9-2 .5-2-6-5.5 7zM13.5 14l3 5 3-5zM11 9h4v2h-4zM20 8h4v2h-3l1 4h-2z",
      ],
    ],
  },
  boat: {
    ground: "sky",
    cuts: [
      ["card", "M15 4v15H5z"],
      ["orange-wall", "M17 7l8 12h-8z"],
      ["neutral-roof", "M4 21h24l-4 6H8z"],
      ["blue-shade", "M2 26h28v3H2z"],
    ],
  },
  balloon: {
    ground: "sky",
    cuts: [
      ["heart", "M16 3a10 10 0 0 1 10 10c0 5-5 8-7 10h-6c-2-2-7-5-7-10A10 10 0 0 1 16 3z"],
      ["lit", "M16 3c4 4 4 16 1.5 20h-3C12 19 12 7 16 3z"],
      ["yellow-roof", "M13 25h6v4h-6z"],
    ],
  },
  lamp: {
    ground: "blue-roof",
    cuts: [
      ["lit", "M10 8h12l-2 9h-8z"],
      ["neutral-wall", "M9 6h14v2H9zM13 3h6v3h-6zM12 17h8v2h-8zM15 19h2v10h-2zM11 28h10v2H11z"],
    ],
  },
  clock: {
    ground: "yellow-wall",
    cuts: [
      ["neutral-roof", dot(16, 16, 12)],
      ["card", dot(16, 16, 9.5)],
      [INK, "M15 9h2v8h-2zM15 15h7v2h-7z"],
    ],
  },
  bell: {
    ground: "purple-wall",
    cuts: [
      ["coin", "M16 5a8 8 0 0 1 8 8c0 6 3 8 3 10H5c0-2 3-4 3-10a8 8 0 0 1 8-8z"],
      ["coin-edge", "M5 23h22v2H5z" + dot(16, 27, 2.5) + dot(16, 5, 2)],
    ],
  },
  key: {
    ground: "green-wall",
    cuts: [
      ["coin", dot(11, 12, 7) + "M14 14l3-2 11 13-1 4-4-1-1-3-3 0 0-4z"],
      ["green-wall", dot(10, 11, 2.5)],
    ],
  },
  tree: {
    ground: "sky",
    cuts: [
      ["yellow-roof", "M14.5 18h3v11h-3z"],
      ["green-shade", dot(16, 12, 8) + dot(10, 16, 5.5) + dot(22, 16, 5.5)],
      ["heart", dot(12, 13, 1.5) + dot(19, 10, 1.5) + dot(21, 17, 1.5)],
    ],
  },
  tulip: {
    ground: "sun",
    cuts: [
      [
        "green-shade",
        "M15 16h2v13h-2zM17 27c0-6 4-8 7-8 0 5-2 8-7 8zM15 27c0-6-4-8-7-8 0 5 2 8 7 8z",
      ],
      ["heart", "M9 5l4 4 3-5 3 5 4-4v7a7 7 0 0 1-14 0z"],
    ],
  },
  cactus: {
    ground: "yellow-wall",
    cuts: [
      [
        "green-roof",
        "M13 8a3 3 0 0 1 6 0v6h2v-3a2 2 0 0 1 4 0v5a3 3 0 0 1-3 3h-3v5h-6v-8h-3a3 3 0 0 1-3-3v-3a2 2 0 0 1 4 0v1h2z",
      ],
      ["neutral-roof", "M9 23h14l-2 7H11z"],
      ["heart", dot(16, 5, 2)],
    ],
  },
  acorn: {
    ground: "hills",
    cuts: [
      ["coin-edge", "M8 14h16c0 8-5 12-8 15-3-3-8-7-8-15z"],
      ["yellow-roof", "M6 14a10 8 0 0 1 20 0zM15 3h2v5h-2z"],
    ],
  },
  cloud: {
    ground: "blue-wall",
    cuts: [
      ["card", dot(11, 18, 6) + dot(18, 14, 7) + dot(23, 19, 5) + "M11 18h12v6H11z"],
      ["neutral-shade", "M8 23h16v1.5H8z"],
    ],
  },
  moon: {
    ground: "blue-roof",
    cuts: [
      ["lit", "M20 4a12.5 12.5 0 1 0 8 17A10.5 10.5 0 0 1 20 4z"],
      ["card", dot(24, 9, 1) + dot(27, 14, 0.8)],
    ],
  },
  star: {
    ground: "purple-roof",
    cuts: [["coin", "M16 3l4 8.5 9 1.1-6.6 6.3 1.7 9.1L16 23.5 7.9 28l1.7-9.1L3 12.6l9-1.1z"]],
  },
  kite: {
    ground: "sky",
    cuts: [
      ["heart", "M18 3l9 9-13 9-5-5z"],
      ["lit", "M18 3l-4 18-5-5z"],
      [INK, "M13 21c-4 2 0 4-4 6s-4 0-6 2l-.500-.800c3-2 4 0 5.5-1.5 1.5-2-1.5-4.5 4.5-6.5z"],
    ],
  },
  // Not to choose from.
  nobody: {
    ground: "line",
    cuts: [["quiet", dot(16, 12, 6) + "M4 32a12 11 0 0 1 24 0z"]],
  },
};
