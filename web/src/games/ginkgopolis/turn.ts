/** What board and rail make of a choice: which card is held, what goes with it, what it would do. */

import { forecastOf, type Forecast } from "./forecast/forecast";
import { committing, openCards, withCard } from "./legal";
import { pickedIn } from "./picked.svelte";
import type { Parts, Private, Public } from "./types";

export interface Turn {
  /** Cards that can be chosen now. */
  cards: string[];
  /** The card that is picked up, or lies there to be confirmed. */
  held: string | null;
  /** The tile on it, "" for none; null if that is not said yet. */
  laid: string | null;
  /** By tile, what the held card makes with it; "" is the card alone. */
  withTiles: Record<string, string>;
  /** The card that is pointed at, or held. */
  card: string | null;
  forecast: Forecast | null;
}

export interface Choosing {
  seen: Public;
  own: Private;
  parts: Parts;
  legal: string[];
  seat: number | null;
  picked: string | null;
  lit: string | null;
  chosen: string[];
}

export function turnOf(at: Choosing): Turn {
  const { seen, own, parts, legal, seat, picked, lit, chosen } = at;
  const cards = openCards(legal);
  const waiting = waitingOf(legal, chosen, own);
  const held = picked ?? waiting?.card ?? null;
  const laid = picked !== null && picked !== waiting?.card ? null : (waiting?.tile ?? null);
  const pointed = committing(lit ?? "");
  const card = pointed?.card ?? pickedIn(lit) ?? held;
  const tile = pointed?.tile ?? (card === held ? laid : null) ?? "";
  const isAsked = cards.length > 0 || waiting !== null;
  return {
    cards,
    held,
    laid,
    withTiles: held === null ? {} : withCard(legal, held),
    card,
    forecast:
      isAsked && seat !== null && card !== null && seen.question === "choose_action"
        ? forecastOf(seen, parts, seat, card, tile)
        : null,
  };
}

/** What is laid down, or waits to be confirmed. */
function waitingOf(
  legal: string[],
  chosen: string[],
  own: Private,
): { card: string; tile: string } | null {
  const last = chosen.at(-1);
  const step = last !== undefined && legal.includes(last) ? committing(last) : null;
  if (step) return step;
  return own.chosen ? { card: own.chosen, tile: own.laid } : null;
}
