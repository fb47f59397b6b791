/** The games of the house: those with a cover. */

import type { Cover } from "./cover";

const found = import.meta.glob<Cover>("../../games/*/cover.ts", { import: "default", eager: true });

export const COVERS: Readonly<Record<string, Cover>> = Object.fromEntries(
  Object.entries(found)
    .map(([path, cover]): [string, Cover] => [path.split("/").at(-2) ?? "", cover])
    .toSorted(([, a], [, b]) => a.weight - b.weight),
);

/** In the order of their covers. */
export const HOUSE: readonly string[] = Object.keys(COVERS);
