/** The rulebook's example turn, as the figures of the how-to-play page show it: which position, what
 *  is held over which plot, and which piles are looked at. */

import { placesFor, placingOf, type Placing } from "./legal";
import positions from "./lessons.json";
import type { PileId } from "./market/pile";
import type { Public } from "./types";

interface Position {
  public: Public;
  legal: string[];
}

interface Figure {
  position: Position;
  /** What is about to be built. */
  placing: Placing | null;
  /** Where that may stand. */
  plots: number[];
  /** The one that is spoken of comes first: a phone shows no other. */
  piles: PileId[];
  /** What has just been paid shines. */
  isPaid: boolean;
}

const POSITIONS = positions as Record<keyof typeof positions, Position>;

export const WHOLE_STREET = POSITIONS.goal.public.streets[0] ?? [];
export const STEPS = ["free", "buy", "build", "income"] as const;
export type Step = (typeof STEPS)[number];

export const FIGURES: Record<Step, Figure> = {
  free: about(POSITIONS.free, "build courtyard_flats 2", [0]),
  buy: about(POSITIONS.buy, "", [1, 0, "municipal"]),
  build: about(POSITIONS.buy, "build pocket_park 5", []),
  income: { ...about(POSITIONS.income, "", []), isPaid: true },
};

function about(position: Position, action: string, piles: PileId[]): Figure {
  const placing = placingOf(action);
  const plots = placesFor(position.legal, placing?.project ?? null).map(({ plot }) => plot);
  return { position, placing, plots, piles, isPaid: false };
}
