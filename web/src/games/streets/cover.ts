/** Shops at a crossing, and a tram before them. */

import type { Cover } from "../../pieces/cover/cover";
import { CIRCLE, CLOUD } from "../../pieces/cover/shapes";

const DASHES = "M4 0h14v1.6H4zM34 0h14v1.6H34zM64 0h14v1.6H64zM94 0h14v1.6H94zM124 0h14v1.6h-14z";
const ZEBRA = "M0 0h4l-2 10h-4zM8 0h4l-1 10H7zM16 0h4v10h-4zM24 0h4l1 10h-4z";
const TRAM =
  "M0-15a3 3 0 0 1 3-3h38a3 3 0 0 1 3 3v13H0zM5-2a3 3 0 0 0 6 0zM33-2a3 3 0 0 0 6 0zM21-22h2v4h-2zM12-23h20v1.2H12z";
const TRAM_WINDOWS = "M4-15h8v6H4zM14-15h8v6h-8zM24-15h8v6h-8zM34-15h6v11h-6z";

const cover: Cover = {
  weight: 3,
  sky: "rose",
  behind: [
    { fill: "sun", path: CIRCLE, at: [118, 26, 14] },
    { fill: "card", path: CLOUD, at: [52, 8, 0.5] },
    {
      fill: "neutral-shade",
      path: "M0 60h14v-8h16v12h18V50h12v10h22V46h14v16h20v-8h16v10h18v36H0z",
    },
  ],
  buildings: [
    ["shoe_shop", "blue"],
    ["bookshop", "yellow"],
    ["perfumery", "purple"],
    ["pastry_shop", "orange"],
  ],
  house: 58,
  floor: 14,
  before: [
    { fill: "ground", path: "M0 85h150v3H0z" },
    { fill: "strong-line", path: "M0 88h150v12H0z" },
    { fill: "neutral-wall", path: DASHES, at: [0, 93] },
    { fill: "heart", path: TRAM, at: [14, 97] },
    { fill: "glass", path: TRAM_WINDOWS, at: [14, 97] },
    { fill: "neutral-wall", path: ZEBRA, at: [104, 89] },
  ],
};
export default cover;
