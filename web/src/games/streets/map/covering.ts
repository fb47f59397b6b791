/** What lies on the map had better cover nothing that can be chosen. */

import type { Cell } from "../city/geometry";
import type { Camera, Point, View } from "./camera";

export interface Box extends Point, View {}

/** How far what lies on the map is from the edges of the view, in pixels. */
export const EDGE = 10;
/** What stands out from a cell that can be chosen, in pixels. */
export const AROUND = 18;

/** So many square pixels of the cells, with a margin around each. */
export function coveredBy(
  box: Box,
  camera: Camera,
  cells: readonly Cell[],
  margin: number,
): number {
  return cells.reduce((sum, cell) => sum + overlap(box, around(cell, margin, camera)), 0);
}

/** As large as it goes; only beside the buttons in the upper right corner where they would cover
 *  something to choose.
 *  @param controls how large the buttons are */
export function fitClear(
  fitInto: (view: View) => Camera,
  view: View,
  controls: View,
  choices: readonly Cell[],
): Camera {
  const whole = fitInto(view);
  const buttons: Box = { ...controls, x: view.width - controls.width - EDGE, y: EDGE };
  if (coveredBy(buttons, whole, choices, AROUND) === 0) return whole;
  return fitInto({ ...view, width: view.width - controls.width - 2 * EDGE });
}

function around(at: Cell, margin: number, { cell, x, y }: Camera): Box {
  const side = cell + 2 * margin;
  return { x: x + at.x * cell - margin, y: y + at.y * cell - margin, width: side, height: side };
}

function overlap(one: Box, other: Box): number {
  const shared = (a: number, wide: number, b: number, broad: number) =>
    Math.max(0, Math.min(a + wide, b + broad) - Math.max(a, b));
  return (
    shared(one.x, one.width, other.x, other.width) *
    shared(one.y, one.height, other.y, other.height)
  );
}
