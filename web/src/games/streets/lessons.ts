/** The rulebook's income example, as the figures of the how-to-play page show it. */

import { placingOf, type Placing } from "./legal";
import positions from "./lessons.json";
import type { Public } from "./types";

interface Figure {
  public: Public;
  legal: string[];
  /** What is about to be built. */
  placing: Placing | null;
}

const POSITIONS = positions as unknown as Record<keyof typeof positions, Omit<Figure, "placing">>;

export const STEPS = ["income", "moved", "seekers"] as const;
export type Step = (typeof STEPS)[number] | "start";

export const FIGURES: Record<Step, Figure> = {
  start: { ...POSITIONS.start, placing: placingOf("place -1,0 e") },
  income: { ...POSITIONS.income, placing: placingOf("place 0,0 e") },
  moved: { ...POSITIONS.moved, placing: null },
  seekers: { ...POSITIONS.seekers, placing: null },
};
