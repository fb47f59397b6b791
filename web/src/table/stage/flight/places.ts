/** Places on the table, by the names they carry as `data-spot`; in them, what flies is `data-piece`. */

import type { Around, Box } from "./arc";

export interface Place {
  element: HTMLElement;
  /** What flies from here or lands here; null where only a pile or a figure is. */
  piece: HTMLElement | null;
  box: Box;
}

/** The first of these that can be seen. */
export function placeOf(names: string[]): Place | null {
  for (const name of names) {
    const element = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
    if (!element) continue;
    const piece = element.querySelector<HTMLElement>("[data-piece]");
    const box = boxOf(piece ?? element);
    if (isOnScreen(box)) return { element, piece, box };
  }
  return null;
}

/** The screen, and what no flight covers, for it is marked so: the deed that is told, and the heading
 *  of the own city. */
export function around(): Around {
  const screen = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const marked = document.querySelectorAll<HTMLElement>("[data-clear]");
  return { screen, clear: [...marked].map(boxOf).filter(isOnScreen) };
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isOnScreen({ left, top, width, height }: Box): boolean {
  const isSeen = width > 0 && height > 0;
  return isSeen && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
}
