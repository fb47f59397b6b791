/** What happened, as things that fly from one spot of the board to another. */

import type { Fact, Line } from "../../../api/client";
import { cardOf, type Cards } from "../types";
import { spot } from "./spots";

export interface Flight {
  /** A card's id, or the number of coins. */
  card: string;
  coins: number;
  /** Spots in order of liking: the first that is on the board is taken, else the bank. */
  from: string[];
  to: string[];
}

const BANK: string[] = [];
/** Of more only the last are shown. */
const MOST = 14;
const BRINGS_CARD = ["revealed", "bought", "took", "market_taken"];

export function flightsOf(facts: Fact[], cards: Cards): Flight[] {
  return facts.flatMap((fact) => flightOf(fact, cards)).slice(-MOST);
}

/** Cards that have just come: they glow for a moment. */
export function freshCards(facts: Fact[]): string[] {
  return facts.filter(({ kind }) => BRINGS_CARD.includes(kind)).map(cardIn);
}

function flightOf(fact: Fact, cards: Cards): Flight[] {
  const seat = Number(fact["seat"]);
  const card = cardIn(fact);
  const city = [spot.city(seat)];
  const plot = [spot.plot(seat, card), ...city];
  switch (fact.kind) {
    case "revealed":
      return [flight(card, [spot.deck(Number(fact["deck"]))], [spot.card(card)])];
    case "discarded":
      return [flight(card, [spot.card(card)], discardPile(card, cards))];
    case "bought":
    case "took":
    case "market_taken":
      return [flight(card, [spot.card(card)], plot)];
    case "lost":
      return [flight(card, plot, discardPile(card, cards))];
    case "income":
      return coins(sum(fact["lines"] as Line[]), BANK, city);
    case "passed":
    case "coins": {
      const amount = sum([fact["line"] as Line]);
      return amount < 0 ? coins(-amount, city, BANK) : coins(amount, BANK, city);
    }
    default:
      return [];
  }
}

function cardIn(fact: Fact): string {
  return String(fact["card"] ?? fact["market"] ?? "");
}

/** Dwellings have none: they leave the game (HC-224). */
function discardPile(card: string, cards: Cards): string[] {
  const { deck } = cardOf(cards, card);
  return deck > 0 ? [spot.deck(deck)] : BANK;
}

function flight(card: string, from: string[], to: string[]): Flight {
  return { card, coins: 0, from, to };
}

function coins(amount: number, from: string[], to: string[]): Flight[] {
  return amount > 0 ? [{ card: "", coins: amount, from, to }] : [];
}

function sum(lines: Line[]): number {
  return lines.reduce((total, { each, count }) => total + each * count, 0);
}
