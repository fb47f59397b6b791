/** Things of the table that explain themselves. What they say comes when it is first asked for. */

import { getContext, setContext } from "svelte";
import { tirelessly } from "../../api/patience.svelte";
import { whileThere, type About } from "../../pieces/explain/explain.svelte";
import type { Asset, Parts, Private, Public, Trigger } from "./types";

/** What the viewer has before the eyes. */
export interface Sight {
  seen: Public;
  own: Private;
  parts: Parts;
  viewer: number | null;
  names: string[];
  legal: string[];
  /** The card that is held. */
  held: string | null;
  say: (action: string) => string;
  choose: (action: string) => void;
}

export type Pile = "reserve" | "deck" | "discard";
export type Figure = Asset | "city" | "new_hands";

interface Explainer {
  card: (card: string) => About;
  tile: (tile: string) => About;
  /** A building or a letter. */
  place: (cell: readonly number[], letter: string) => About;
  figure: (figure: Figure, side: number) => About;
  bonus: (row: Trigger | "end", side: number) => About;
  pile: (pile: Pile) => About;
  kept: (card: string) => About;
}

const SIGHT = Symbol("sight");
const theWords = () => tirelessly(() => import("./explained"));

export function provideSight(sight: () => Sight): void {
  setContext(SIGHT, sight);
}

/** Nothing where there is no table: in pictures of it. */
export function explainer(): Partial<Explainer> {
  const sight = getContext<(() => Sight) | undefined>(SIGHT);
  if (!sight) return {};
  const explained = whileThere(theWords);
  return {
    card: (card) => async () => (await explained()).explainCard(card, sight()),
    tile: (tile) => async () => (await explained()).explainTile(tile, sight()),
    place: (cell, letter) => async () => (await explained()).explainPlace(cell, letter, sight()),
    figure: (figure, side) => async () => (await explained()).explainFigure(figure, side, sight()),
    bonus: (row, side) => async () => (await explained()).explainBonus(row, side, sight()),
    pile: (pile) => async () => (await explained()).explainPile(pile, sight()),
    kept: (card) => async () => (await explained()).explainKept(card, sight()),
  };
}
