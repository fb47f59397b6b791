/** Which part of the city is in view, and how large. */

import type { Bounds } from "../city/geometry";

/** A cell in pixels, and where the corner of the cell (0, 0) is in the view. */
export interface Camera {
  cell: number;
  x: number;
  y: number;
}

export interface View {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const SMALLEST = 26;
export const LARGEST = 320;
/** So much of the view stays free around what is fitted. */
const MARGIN = 10;

/** All of it as large as it goes. Where cells would be smaller than `least`, only what is `near` is
 *  sure to be seen. */
export function fit(
  all: Bounds,
  near: Bounds | null,
  view: View,
  { least = SMALLEST, most = LARGEST } = {},
): Camera {
  const [wide, high] = [all.right - all.left, all.bottom - all.top];
  const fitting = Math.min((view.width - 2 * MARGIN) / wide, (view.height - 2 * MARGIN) / high);
  const cell = Math.max(SMALLEST, Math.min(most, Math.max(least, fitting)));
  const aim = near ?? all;
  return {
    cell,
    x: placed(all.left, all.right, (aim.left + aim.right) / 2, cell, view.width),
    y: placed(all.top, all.bottom, (aim.top + aim.bottom) / 2, cell, view.height),
  };
}

/** What fits is in the middle; of the rest the aim is, as far as there is something at both sides. */
function placed(from: number, to: number, aim: number, cell: number, room: number): number {
  const extent = (to - from) * cell;
  if (extent <= room) return (room - extent) / 2 - from * cell;
  const wished = room / 2 - aim * cell;
  return Math.min(MARGIN - from * cell, Math.max(room - MARGIN - to * cell, wished));
}

/** The point of the city under a point of the view stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const cell = Math.min(LARGEST, Math.max(SMALLEST, camera.cell * factor));
  const by = cell / camera.cell;
  return { cell, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export function panned({ cell, x, y }: Camera, by: Point): Camera {
  return { cell, x: x + by.x, y: y + by.y };
}

/** Never so far that nothing of the city is left in the middle of the view. */
export function kept(camera: Camera, all: Bounds, view: View): Camera {
  const { cell } = camera;
  const clamp = (at: number, from: number, to: number, room: number) =>
    Math.min(room / 2 - from * cell, Math.max(room / 2 - to * cell, at));
  return {
    cell,
    x: clamp(camera.x, all.left, all.right, view.width),
    y: clamp(camera.y, all.top, all.bottom, view.height),
  };
}

export function holds({ cell, x, y }: Camera, bounds: Bounds, view: View): boolean {
  const slack = 1;
  return (
    x + bounds.left * cell >= -slack &&
    y + bounds.top * cell >= -slack &&
    x + bounds.right * cell <= view.width + slack &&
    y + bounds.bottom * cell <= view.height + slack
  );
}

/** So much of the city is in view, from 0 to 1. */
export function shareSeen({ cell, x, y }: Camera, all: Bounds, view: View): number {
  const seen = (at: number, from: number, to: number, room: number) => {
    const [start, end] = [Math.max(0, at + from * cell), Math.min(room, at + to * cell)];
    return Math.max(0, end - start) / ((to - from) * cell);
  };
  return seen(x, all.left, all.right, view.width) * seen(y, all.top, all.bottom, view.height);
}

/** On the way from one to the other; `share` runs from 0 to 1. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { cell: mix(from.cell, to.cell), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
