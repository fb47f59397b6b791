/** Where an explanation stands: beside what it explains, and wholly on the screen. */

import type { Spot } from "./explain.svelte";

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** To the right of it, else to the left, else below or above; never over it where there is room. */
export function placeFor(spot: Spot, box: Size, screen: Size): { left: number; top: number } {
  const inside = (wanted: number, room: number): number =>
    Math.max(EDGE, Math.min(wanted, room - EDGE));
  const lowest = screen.height - box.height;
  const beside = inside(spot.top, lowest);
  if (spot.right + GAP + box.width + EDGE <= screen.width)
    return { left: spot.right + GAP, top: beside };
  if (spot.left - GAP - box.width >= EDGE)
    return { left: spot.left - GAP - box.width, top: beside };
  const left = inside(spot.left + spot.width / 2 - box.width / 2, screen.width - box.width);
  const below = spot.bottom + GAP;
  return {
    left,
    top:
      below + box.height + EDGE <= screen.height
        ? below
        : inside(spot.top - GAP - box.height, lowest),
  };
}
