/** Things of the table that explain themselves. What they say comes when it is first asked for. */

import { getContext, setContext } from "svelte";
import { tirelessly } from "../../api/patience.svelte";
import { whileThere, type About } from "../../pieces/explain/explain.svelte";
import { learnLater } from "../../words/later";
import type { Figure } from "./describe";
import type { Placing } from "./legal";
import type { Projects, Public } from "./types";

/** What the viewer has before the eyes. */
export interface Sight {
  seen: Public;
  viewer: number | null;
  projects: Projects;
  /** A choice in words. */
  say: (action: string) => string;
  choose: (action: string) => void;
}

interface Explainer {
  /** @param canBePicked whether it is a way to an action now. */
  project: (id: string, canBePicked: boolean) => About;
  /** @param placing what can be done there now. */
  building: (seat: number, plot: number, placing: Placing | null) => About;
  figure: (figure: Figure, seat: number) => About;
}

const SIGHT = Symbol("sight");
const theWords = async () =>
  (await tirelessly(() => Promise.all([import("./explained"), learnLater("uptown")])))[0];

export function provideSight(sight: () => Sight): void {
  setContext(SIGHT, sight);
}

/** Nothing where there is no table: in pictures of it. */
export function explainer(): Partial<Explainer> {
  const sight = getContext<(() => Sight) | undefined>(SIGHT);
  if (!sight) return {};
  const explained = whileThere(theWords);
  return {
    project: (id, canBePicked) => async () =>
      (await explained()).explainProject(id, canBePicked, sight()),
    building: (seat, plot, placing) => async () =>
      (await explained()).explainBuilding(seat, plot, placing, sight()),
    figure: (figure, seat) => async () => (await explained()).explainFigure(figure, seat, sight()),
  };
}
