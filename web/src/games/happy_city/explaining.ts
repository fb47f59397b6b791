/** Things of the table that explain themselves. What they say comes when it is first asked for. */

import { getContext, setContext } from "svelte";
import { tirelessly } from "../../api/patience.svelte";
import { whileThere, type About } from "../../pieces/explain/explain.svelte";
import { learnLater } from "../../words/later";
import type { Figures } from "./city";
import type { Sign } from "./describe";
import type { Cards, Public } from "./types";

/** What the viewer has before the eyes, and may do. */
export interface Sight {
  seen: Public;
  viewer: number | null;
  cards: Cards;
  legal: string[];
  choose: (action: string) => void;
  /** An action in words. */
  say: (action: string) => string;
}

interface Explainer {
  /** A card of a city. */
  card: (id: string) => About;
  /** One that can be had, and the action that would be. */
  offer: (id: string, action: string | null) => About;
  deck: (about: string, action: string | null) => About;
  figure: (sign: Sign, figures: Figures) => About;
}

const SIGHT = Symbol("sight");
const theWords = async () =>
  (await tirelessly(() => Promise.all([import("./explained"), learnLater("happy_city")])))[0];

export function provideSight(sight: () => Sight): void {
  setContext(SIGHT, sight);
}

/** Nothing where there is no table: in pictures of it. */
export function explainer(): Partial<Explainer> {
  const sight = getContext<(() => Sight) | undefined>(SIGHT);
  if (!sight) return {};
  const explained = whileThere(theWords);
  return {
    card: (id) => async () => (await explained()).explainCard(id, sight()),
    offer: (id, action) => async () => (await explained()).explainOffer(id, action, sight()),
    deck: (about, action) => async () => (await explained()).explainDeck(about, action, sight()),
    figure: (sign, figures) => async () => (await explained()).explainFigure(sign, figures),
  };
}
