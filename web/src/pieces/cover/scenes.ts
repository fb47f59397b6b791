/** What is on the covers, in units: 150 wide, 100 high. Real buildings stand between what is cut
 *  from paper behind and before them. */

import type { Building } from "../Street.svelte";

export interface Cut {
  /** A colour of the house. */
  fill: string;
  path: string;
  at?: readonly [x: number, y: number, size?: number];
}

export interface Scene {
  sky: string;
  behind: readonly Cut[];
  buildings: readonly Building[];
  /** How wide a building is, and how high the street lies. */
  house: number;
  floor: number;
  before: readonly Cut[];
}

const HILLS = "M0 70q36-24 76-9t74-8v47H0z";
const CLOUD = "M8 24a8 8 0 0 1 2-15.7A13 13 0 0 1 34 6a9 9 0 0 1 13 5.5A6.5 6.5 0 0 1 52 24z";
const CIRCLE = "M-1 0a1 1 0 0 1 2 0 1 1 0 0 1-2 0z";
const RAYS =
  "M0 0-6-60H6zM0 0-36-48l12-8zM0 0-56-22l8-14zM0 0-60 6-60-8zM0 0 24-56l12 8zM0 0 48-36l8 14zM0 0 60-8 60 6z";
const MOON = "M0-9a9 9 0 1 0 8 13 8 8 0 0 1-8-13z";
const STAR = "M0-1.6.4-.4 1.6 0 .4.4 0 1.6-.4.4-1.6 0-.4-.4z";
const LEAF = "M0 0l-10-7q4-10 10-6 6-4 10 6zM-.4 0h.8l.6 7h-.9z";
const BUSH = "M-9 0a6 6 0 0 1 3-9 7 7 0 0 1 12 0 6 6 0 0 1 3 9z";
const PICKETS = Array.from({ length: 38 }, (_, n) => `M${String(n * 4)} 3l1.2-2 1.2 2v8h-2.4z`);
const FENCE = `${PICKETS.join("")}M0 5h150v1.5H0z`;
const LETTERBOX = "M-.8 0h1.6v10h-1.6zM-4-6h6a2.5 2.5 0 0 1 2.5 2.5V0H-4z";
const DASHES = "M4 0h14v1.6H4zM34 0h14v1.6H34zM64 0h14v1.6H64zM94 0h14v1.6H94zM124 0h14v1.6h-14z";
const ZEBRA = "M0 0h4l-2 10h-4zM8 0h4l-1 10H7zM16 0h4v10h-4zM24 0h4l1 10h-4z";
const TRAM =
  "M0-15a3 3 0 0 1 3-3h38a3 3 0 0 1 3 3v13H0zM5-2a3 3 0 0 0 6 0zM33-2a3 3 0 0 0 6 0zM21-22h2v4h-2zM12-23h20v1.2H12z";
const TRAM_WINDOWS = "M4-15h8v6H4zM14-15h8v6h-8zM24-15h8v6h-8zM34-15h6v11h-6z";
const TOWERS =
  "M2 100V52h16v48zM20 100V34h14v66zM38 100V46h16v54zM58 100V22h4V10h2v12h4v78zM74 100V40h16v60zM94 100V26h14v74zM112 100V44h16v56zM132 100V32h14v68z";
const LIGHTS =
  "M24 40h2.5v3H24zM28 50h2.5v3H28zM62 30h2.5v3H62zM62 44h2.5v3H62zM98 32h2.5v3H98zM102 42h2.5v3H102zM136 38h2.5v3H136zM140 50h2.5v3H140zM6 58h2.5v3H6z";

export const SCENES: Record<string, Scene> = {
  happy_city: {
    sky: "sky",
    behind: [
      { fill: "sun", path: CIRCLE, at: [124, 21, 11] },
      { fill: "card", path: CLOUD, at: [14, 10, 0.5] },
      { fill: "hills", path: HILLS },
    ],
    buildings: [
      ["pastry_shop", "yellow"],
      ["grand_hotel", "orange"],
      ["unicorn_ranch"],
      ["school", "blue"],
    ],
    house: 57,
    floor: 0,
    before: [],
  },
  welcome: {
    sky: "morning",
    behind: [
      { fill: "choice-wash", path: RAYS, at: [75, 58, 1.6] },
      { fill: "coin", path: CIRCLE, at: [75, 50, 17] },
      { fill: "hills", path: HILLS },
    ],
    buildings: [
      ["house", "green"],
      ["house", "yellow"],
      ["house", "blue"],
      ["house", "orange"],
    ],
    house: 62,
    floor: 9,
    before: [
      { fill: "green-wall", path: "M0 90h150v10H0z" },
      { fill: "green-shade", path: BUSH, at: [52, 92, 0.7] },
      { fill: "green-shade", path: BUSH, at: [99, 92, 0.6] },
      { fill: "neutral-wall", path: FENCE, at: [0, 86] },
      { fill: "heart", path: LETTERBOX, at: [75, 88, 1.1] },
    ],
  },
  streets: {
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
  },
  ginkgopolis: {
    sky: "meadow",
    behind: [
      { fill: "sun", path: CIRCLE, at: [122, 22, 12] },
      { fill: "hills", path: HILLS },
      { fill: "green-wall", path: "M0 84q40-22 80-8t70-4v28H0z" },
    ],
    buildings: [
      ["wind_turbine"],
      ["apartment_building", "green"],
      ["tree_house", "green"],
      ["laboratory", "blue"],
    ],
    house: 56,
    floor: 4,
    before: [
      { fill: "green-shade", path: BUSH, at: [12, 97, 0.9] },
      { fill: "green-roof", path: BUSH, at: [24, 98, 0.7] },
      { fill: "green-shade", path: BUSH, at: [104, 98, 0.9] },
      { fill: "green-roof", path: BUSH, at: [138, 98, 1] },
      { fill: "coin", path: LEAF, at: [70, 26, 1.2] },
      { fill: "coin-edge", path: LEAF, at: [98, 18, 0.6] },
      { fill: "coin-edge", path: LEAF, at: [50, 32, 0.5] },
      { fill: "coin", path: LEAF, at: [136, 38, 0.8] },
    ],
  },
  uptown: {
    sky: "dusk",
    behind: [
      { fill: "lit", path: MOON, at: [126, 18] },
      { fill: "lit", path: STAR, at: [20, 12] },
      { fill: "lit", path: STAR, at: [48, 20, 0.7] },
      { fill: "lit", path: STAR, at: [84, 9] },
      { fill: "lit", path: STAR, at: [110, 30, 0.7] },
      { fill: "blue-roof", path: TOWERS },
      { fill: "lit", path: LIGHTS },
    ],
    buildings: [
      ["grand_hotel", "purple"],
      ["offices", "blue"],
      ["big_ben"],
      ["apartment_building", "yellow"],
      ["disco"],
    ],
    house: 50,
    floor: 0,
    before: [],
  },
};
