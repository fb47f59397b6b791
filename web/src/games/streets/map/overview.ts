/** The small map of a city too large for its view: when it is wanted, in which corner it lies, how
 *  large, and where the view is on it. */

import type { Bounds, Cell } from "../city/geometry";
import { fit, shareSeen, type Camera, type Point, type View } from "./camera";
import { AROUND, coveredBy, EDGE, type Box } from "./covering";

/** Where it may lie, the best first: in the middle of an edge only if no corner is free. */
export const CORNERS = [
  ...(["top-left", "top-right", "bottom-left", "bottom-right"] as const),
  ...(["left", "right", "top"] as const),
];
export type Corner = (typeof CORNERS)[number];

const ENOUGH = 0.7;
/** Shares of the view, and pixels. */
const WIDEST = { share: 0.24, pixels: 260 };
const HIGHEST = { share: 0.28, pixels: 190 };
/** In pixels. */
export const RIM = 5;
/** A cell itself matters so much more than that. */
const FOREMOST = 1000;

export function isWanted(camera: Camera, all: Bounds, view: View): boolean {
  return view.width > 0 && shareSeen(camera, all, view) < ENOUGH;
}

/** With its rim. */
export function sizeOf(all: Bounds, view: View): View {
  const [wide, high] = [all.right - all.left, all.bottom - all.top];
  const cell = Math.min(
    Math.min(WIDEST.pixels, view.width * WIDEST.share) / wide,
    Math.min(HIGHEST.pixels, view.height * HIGHEST.share) / high,
  );
  return { width: wide * cell + 2 * RIM, height: high * cell + 2 * RIM };
}

/** @param controls how wide the buttons in the upper right corner are: it lies beside them. */
export function boxIn(corner: Corner, size: View, view: View, controls: number): Box {
  const beside = corner === "top-right" && controls > 0 ? controls + 2 * EDGE : EDGE;
  const [right, bottom] = [view.width - size.width - beside, view.height - size.height - EDGE];
  const along = (isFirst: boolean, isLast: boolean, last: number) =>
    isFirst ? EDGE : isLast ? last : (EDGE + last) / 2;
  return {
    ...size,
    x: along(corner.endsWith("left"), corner.endsWith("right"), right),
    y: along(corner.startsWith("top"), corner.startsWith("bottom"), bottom),
  };
}

/** Which part of the city the view shows. */
export function seenBy({ cell, x, y }: Camera, all: Bounds, view: View): Bounds {
  return {
    left: Math.max(all.left, -x / cell),
    top: Math.max(all.top, -y / cell),
    right: Math.min(all.right, (view.width - x) / cell),
    bottom: Math.min(all.bottom, (view.height - y) / cell),
  };
}

/** With this point of the city in the middle, as far as there is city on both sides. */
export function centredOn({ x, y }: Point, { cell }: Camera, all: Bounds, view: View): Camera {
  return fit(all, { left: x, right: x, top: y, bottom: y }, view, { least: cell, most: cell });
}

/** The first corner in which it covers nothing; else the one in which it covers least.
 *  @param boxOf where it would lie in a corner
 *  @param choices cells that can be chosen */
export function cornerFor(
  boxOf: (corner: Corner) => Box,
  camera: Camera,
  choices: readonly Cell[],
): Corner {
  const covered = (corner: Corner): number => {
    const box = boxOf(corner);
    const by = (margin: number) => coveredBy(box, camera, choices, margin);
    return by(0) * FOREMOST + by(AROUND);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
