/** A green town in which leaves of the ginkgo fall. */

import type { Cover } from "../../pieces/cover/cover";
import { BUSH, CIRCLE, HILLS } from "../../pieces/cover/shapes";

const LEAF = "M0 0l-10-7q4-10 10-6 6-4 10 6zM-.4 0h.8l.6 7h-.9z";

const cover: Cover = {
  weight: 5,
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
};
export default cover;
