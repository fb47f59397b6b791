/** Where on the screen is what a coach points at. */

import type { Target } from "../model/coach";

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 4;
/** More would be no pointing. */
const MOST = 6;

export function selectorOf(target: Target, seat: number): string {
  if ("action" in target) return `[data-choice="${target.action}"]`;
  const [name, start] =
    "choice" in target ? ["data-choice", target.choice] : ["data-spot", target.spot];
  return `[${name}^="${start.replace("{seat}", String(seat))}"]`;
}

/** What of it is on the page; of what has two places, that on the board. */
export function foundFor(targets: Target[], seat: number): Element[] {
  return targets
    .flatMap((target) => [...document.querySelectorAll(selectorOf(target, seat))])
    .filter((one) => one.checkVisibility())
    .slice(0, MOST);
}

/** None if something lies over it, or it is out of sight. */
export function ringAround(one: Element): Ring | null {
  const { left, top, width, height } = one.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!over || !(one.contains(over) || over.contains(one))) return null;
  return { left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
}
