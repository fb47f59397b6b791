/** Symbols of the kinds in a box of 24, and what people wear. */

import type { Colour } from "../types";

interface Cut {
  d: string;
  /** Cut out of it: the colour of the ground shows. */
  isLine?: boolean;
}

export const GLYPHS: Record<Colour, Cut[]> = {
  tourist: [
    { d: "M4 8.500h4l1.400-2.300h5.200L16 8.500h4v9.800H4z" },
    { d: "M12 9.900a3.300 3.300 0 1 0 .01 0z", isLine: true },
  ],
  hipster: [
    {
      d: "M12 11.600c-1.500-2.700-5-2.600-6.200-.2-.6 1.200-1.700 1.700-3.200 1.300 1 3.600 7 4.600 9.400 1.200 2.400 3.400 8.400 2.400 9.400-1.200-1.500.4-2.600-.1-3.200-1.300-1.200-2.400-4.700-2.500-6.200.2z",
    },
  ],
  parent: [
    { d: "M12.600 4.600a7 7 0 0 1 6.800 7h-6.800z" },
    {
      d: "M4.200 6.600h2.200l1.400 5h11.600c0 3.200-2.600 5-5.600 5h-2.400c-3 0-4-2-4.600-4.600L5.500 8.400H4.200z",
    },
    { d: "M9.200 16.900a1.900 1.900 0 1 0 .01 0zM15.800 16.900a1.900 1.900 0 1 0 .01 0z" },
  ],
  shopper: [
    { d: "M5.800 9.200h12.400l.9 9.600H4.900z" },
    {
      d: "M8.800 9.400V8a3.200 3.200 0 0 1 6.400 0v1.400h-1.600V8a1.600 1.600 0 0 0-3.200 0v1.400z",
    },
  ],
};

/** The quarters of a wild symbol. */
export const QUARTERS: [Colour, string][] = [
  ["hipster", "M12 12V1.500A10.500 10.500 0 0 1 22.500 12z"],
  ["parent", "M12 12h10.500A10.500 10.500 0 0 1 12 22.500z"],
  ["shopper", "M12 12v10.500A10.500 10.500 0 0 1 1.500 12z"],
  ["tourist", "M12 12H1.500A10.500 10.500 0 0 1 12 1.500z"],
];

/** On the head, whose middle is 14 above the foot of head and shoulders. */
export const HEADS: Record<Colour, { skin: string; worn: [fill: string, d: string][] }> = {
  tourist: {
    skin: "#f3c9a5",
    worn: [
      ["#f2eadb", "M-6.600 -15.400q6.600 2.400 13.200 0l-2.600-1.400q-.4-4.400-4-4.400t-4 4.400z"],
    ],
  },
  hipster: {
    skin: "#c68d63",
    worn: [
      ["#b3364a", "M-4.700 -15.600q-.3-6 4.700-6t4.700 6q-4.700-1.600-9.400 0z"],
      [
        "#6b4632",
        "M-3.700 -13.600q0 5.600 3.700 5.600t3.700-5.600q-1.600 1.400-3.700 1.400t-3.700-1.400z",
      ],
    ],
  },
  parent: {
    skin: "#f3c9a5",
    worn: [["#6b4632", "M-4.500 -14.600q-1-6.800 4.500-6.800t4.500 6.800q-2-3-4.500-3t-4.500 3z"]],
  },
  shopper: {
    skin: "#8a5a3c",
    worn: [
      [
        "#2b2a33",
        "M-4.600 -12q-2-9.600 4.600-9.600t4.600 9.600q-.6-4.400-2.200-5.400-3 1.200-5 0-1.400 1.400-2 5.400z",
      ],
    ],
  },
};

/** What they carry before them. */
export const CARRIED: Partial<Record<Colour, [fill: string, d: string][]>> = {
  parent: [
    ["#c68d63", "M6 -7.600a2.600 2.600 0 1 0 .01 0z"],
    ["#3c6049", "M3 0q0-3.400 3-3.400t3 3.400z"],
  ],
  shopper: [
    ["#8c5a2b", "M4.200 -5q0-2.400 1.500-2.400t1.500 2.400h-.9q0-1.500-.6-1.500t-.6 1.500z"],
    ["#f4c95d", "M3 0v-5h5.400v5z"],
  ],
  tourist: [
    ["#2b2a33", "M-2.600 -5.400h5.200v3.600h-5.200z"],
    ["#cfe4ee", "M0 -4.800a1.200 1.200 0 1 0 .01 0z"],
  ],
};

export const FLAG = {
  pole: "M3 1v14.500",
  cloth: "M3.600 1.400h9.600l-2.600 3.500 2.600 3.500H3.600z",
};
