/** Things of the table that explain themselves. What they say comes when it is first asked for. */

import { getContext, setContext } from "svelte";
import { tirelessly } from "../../api/patience.svelte";
import { whileThere, type About } from "../../pieces/explain/explain.svelte";
import { learnLater } from "../../words/later";
import type { Lot } from "./city/city";
import type { Placing } from "./legal";
import type { Printed, Public } from "./types";

export type Figure = "money" | "signs" | "kinds" | "tokens";

/** What the viewer has before the eyes. */
export interface Sight {
  seen: Public;
  printed: Printed;
  viewer: number | null;
  names: string[];
  /** A choice in words. */
  say: (action: string) => string;
  choose: (action: string) => void;
}

interface Explainer {
  /** @param action what it can be taken for now. */
  tile: (id: string, action: string | null) => About;
  lot: (lot: Lot, action: string | null) => About;
  placing: (placing: Placing) => About;
  figure: (figure: Figure, side: number) => About;
  consultant: (id: string) => About;
}

const SIGHT = Symbol("sight");
const theWords = async () =>
  (await tirelessly(() => Promise.all([import("./explained"), learnLater("streets")])))[0];

export function provideSight(sight: () => Sight): void {
  setContext(SIGHT, sight);
}

/** Nothing where there is no table: in pictures of it. */
export function explainer(): Partial<Explainer> {
  const sight = getContext<(() => Sight) | undefined>(SIGHT);
  if (!sight) return {};
  const explained = whileThere(theWords);
  return {
    tile: (id, action) => async () => (await explained()).explainTile(id, action, sight()),
    lot: (lot, action) => async () => (await explained()).explainLot(lot, action, sight()),
    placing: (placing) => async () => (await explained()).explainPlacing(placing, sight()),
    figure: (figure, side) => async () => (await explained()).explainFigure(figure, side, sight()),
    consultant: (id) => async () => (await explained()).explainConsultant(id),
  };
}
