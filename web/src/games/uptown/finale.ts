/** How a finished street stands in its evening: as large as its tallest building lets it be under
 *  the words of the end, and the houses as near to each other as that makes them. */

import { FORELAND } from "../../pieces/evening/evening";
import { heightOf, standsOf, type Scene, type Stand } from "./street/layout";
import type { Plot, Projects } from "./types";

const EXTENT = {
  wide: { width: 1920, height: 1300 },
  narrow: { width: 960, height: 2100 },
};
/** How high a house may be: title and ranking are above. */
const SKY = { wide: 270, narrow: 500 };
const LARGEST = { wide: 1.1, narrow: 0.86 };
/** Smaller than this nobody would know what was built: the middle of towers folds instead. */
const SMALLEST = 0.42;
const HOUSE = 200;
/** Between neighbours. Wide scenes have room for a street. */
const GAP = { wide: 64, narrow: 14 };

export interface Finale {
  scene: Scene;
  stands: Stand[];
}

export function finaleOf(plots: Plot[], projects: Projects, isWide: boolean): Finale {
  const kind = isWide ? "wide" : "narrow";
  const { width, height } = EXTENT[kind];
  const tallest = Math.max(1, ...plots.map((plot) => heightOf(plot, projects)));
  const scale = Math.min(LARGEST[kind], Math.max(SMALLEST, SKY[kind] / tallest));
  const pitch = HOUSE * scale + GAP[kind];
  const left = (width - (plots.length - 1) * pitch - HOUSE * scale) / 2;
  const ground = height - FORELAND;
  const scene = { width, height, ground, pitch, left, scale, farthest: 1 };
  return { scene, stands: standsOf(plots, projects, { ...scene, ground: SKY[kind] }) };
}
