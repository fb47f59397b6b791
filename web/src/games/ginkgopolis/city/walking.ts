/** The city by keyboard: arrows go to the next building or letter, and jump over gaps. */

import { depth, type Cell } from "./projection";

const WAYS: Record<string, Cell> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest that way; rather straight on than aside. Null if there is none, or for other keys. */
export function nextCell(cells: Cell[], from: Cell, key: string): Cell | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: { cell: Cell; far: number } | null = null;
  for (const cell of cells) {
    const along = (cell[0] - from[0]) * way[0] + (cell[1] - from[1]) * way[1];
    const aside = Math.abs((cell[0] - from[0]) * way[1]) + Math.abs((cell[1] - from[1]) * way[0]);
    if (along <= 0 || aside > along) continue;
    const far = along + aside * 4;
    if (!best || far < best.far) best = { cell, far };
  }
  return best?.cell ?? null;
}

/** In reading order: row by row. */
export function byDepth<T extends { cell: Cell }>(items: T[]): T[] {
  return items.toSorted((a, b) => depth(a.cell) - depth(b.cell));
}
