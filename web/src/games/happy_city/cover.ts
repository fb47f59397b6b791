/** A street of colours under the sun. */

import type { Cover } from "../../pieces/cover/cover";
import { CIRCLE, CLOUD, HILLS } from "../../pieces/cover/shapes";

const cover: Cover = {
  weight: 1,
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
};
export default cover;
