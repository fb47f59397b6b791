/** What happened, as cards that move from one spot of the table to another. What coins do stands beside
 *  the figures. */

import type { Fact } from "../../../api/client";
import type { Move } from "../../../table/model/move";
import { cardOf, type Cards } from "../types";
import { spot } from "./spots";

const BRINGS_CARD = ["revealed", "bought", "took", "market_taken"];

/** Cards that have just come: they glow for a moment. */
export function freshCards(facts: Fact[]): string[] {
  return facts.filter(({ kind }) => BRINGS_CARD.includes(kind)).map(cardIn);
}

export function movesOf(fact: Fact, cards: Cards): Move[] {
  const seat = Number(fact["seat"]);
  const card = cardIn(fact);
  const { deck } = cardOf(cards, card);
  const pile = deck > 0 ? [spot.deck(deck)] : [];
  const plot = [spot.plot(seat, card), spot.city(seat)];
  switch (fact.kind) {
    case "revealed":
      return [{ from: [spot.deck(Number(fact["deck"]))], to: [spot.card(card)] }];
    case "discarded":
      return [{ from: [spot.card(card)], to: pile }];
    case "bought":
    case "took":
    case "market_taken":
      return [{ from: [spot.card(card), ...pile], to: plot, grows: true }];
    case "lost":
      return pile.length > 0 ? [{ from: plot, to: pile }] : []; // dwellings have none (HC-224)
    default:
      return [];
  }
}

function cardIn(fact: Fact): string {
  return String(fact["card"] ?? fact["market"] ?? "");
}
