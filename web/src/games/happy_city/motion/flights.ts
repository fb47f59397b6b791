/** What happened, as things that fly from one spot of the board to another. */

import type { Fact, Line } from "../../../api/client";
import { cardOf, type Cards } from "../types";

export interface Flight {
  /** A card's id, or the number of coins. */
  card: string;
  coins: number;
  /** Spots in order of liking: the first that is on the board is taken. */
  from: string[];
  to: string[];
}

const LONGEST = 14;

export function flightsOf(facts: Fact[], cards: Cards): Flight[] {
  return facts.flatMap((fact) => flightOf(fact, cards)).slice(-LONGEST);
}

/** Cards that have just come: they glow for a moment. */
export function freshCards(facts: Fact[]): string[] {
  return facts
    .filter(({ kind }) => ["revealed", "bought", "took", "market_taken"].includes(kind))
    .map((fact) => String(fact["card"] ?? fact["market"]));
}

function flightOf(fact: Fact, cards: Cards): Flight[] {
  const seat = `city-${String(fact["seat"])}`;
  const card = String(fact["card"] ?? fact["market"] ?? "");
  const plot = `plot-${String(fact["seat"])}-${card}`;
  const pile = `deck-${String(cardOf(cards, card).deck)}`;
  switch (fact.kind) {
    case "revealed":
      return [flight(card, [`deck-${String(fact["deck"])}`], [`card-${card}`, "display"])];
    case "discarded":
      return [flight(card, [`card-${card}`], [pile])];
    case "bought":
    case "took":
    case "market_taken":
      return [flight(card, [`card-${card}`], [plot, seat])];
    case "lost":
      return [flight(card, [plot, seat], [pile])];
    case "income":
      return coins(sum(fact["lines"] as Line[]), "bank", seat);
    case "passed":
    case "coins": {
      const amount = sum([fact["line"] as Line]);
      return amount < 0 ? coins(-amount, seat, "bank") : coins(amount, "bank", seat);
    }
    default:
      return [];
  }
}

function flight(card: string, from: string[], to: string[]): Flight {
  return { card, coins: 0, from, to };
}

function coins(amount: number, from: string, to: string): Flight[] {
  return amount > 0 ? [{ card: "", coins: amount, from: [from], to: [to] }] : [];
}

function sum(lines: Line[]): number {
  return lines.reduce((total, { each, count }) => total + each * count, 0);
}
