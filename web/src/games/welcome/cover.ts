/** Four houses behind a picket fence, early in the morning. */

import type { Cover } from "../../pieces/cover/cover";
import { BUSH, CIRCLE, HILLS } from "../../pieces/cover/shapes";

const RAYS =
  "M0 0-6-60H6zM0 0-36-48l12-8zM0 0-56-22l8-14zM0 0-60 6-60-8zM0 0 24-56l12 8zM0 0 48-36l8 14zM0 0 60-8 60 6z";
const PICKETS = Array.from({ length: 38 }, (_, n) => `M${String(n * 4)} 3l1.2-2 1.2 2v8h-2.4z`);
const FENCE = `${PICKETS.join("")}M0 5h150v1.5H0z`;
const LETTERBOX = "M-.8 0h1.6v10h-1.6zM-4-6h6a2.5 2.5 0 0 1 2.5 2.5V0H-4z";

const cover: Cover = {
  weight: 2,
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
};
export default cover;
