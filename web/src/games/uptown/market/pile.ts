/** The piles that are compared: what lies open, what it costs, and why it cannot be had. */

import { placings } from "../legal";
import { projectOf, type Projects, type Public } from "../types";

/** A seat, whose deck it is. */
export type PileId = number | "municipal";

/** Why a card is for sale or not, to who acts. */
export type Sale =
  | { kind: "idle" }
  | { kind: "open"; cost: number; left: number }
  | { kind: "free" }
  | { kind: "money"; money: number }
  | { kind: "poor"; cost: number; wallet: number }
  | { kind: "nowhere" }
  | { kind: "empty" };

export interface Pile {
  id: PileId;
  count: number;
  projects: string[];
  cost: number;
  money: number;
  sale: Sale;
  /** Projects that can be placed now. */
  open: string[];
}

export function pilesOf(
  seen: Public,
  viewer: number | null,
  legal: string[],
  projects: Projects,
): Pile[] {
  const open = new Set(placings(legal).map(({ project }) => project));
  const isFirst = seen.question === "first_action";
  const isAsked = legal.length > 0 && viewer !== null;

  const pile = (id: PileId, cards: string[], count: number, money: number, sale: Sale): Pile => ({
    id,
    count,
    projects: cards,
    cost: projectOf(projects, cards[0] ?? "").cost,
    money,
    sale,
    open: cards.filter((project) => open.has(project)),
  });

  const acting = (seen.first + seen.turn) % seen.tops.length;
  const decks = seen.tops.map((cards, deck) => {
    // The card just taken lies on the deck it came from, until it is placed.
    if (deck === acting && seen.free.length > 0)
      return pile(deck, seen.free, (seen.decks[deck] ?? 0) + 1, 0, { kind: "free" });
    const money = seen.money[deck] ?? 0;
    return pile(deck, cards, seen.decks[deck] ?? 0, money, saleOf(deck, cards, money));
  });
  const top = seen.top;
  const municipal = pile("municipal", top, seen.municipal, 0, municipalSale());
  return [...decks, municipal];

  function saleOf(deck: number, cards: string[], money: number): Sale {
    if (cards.length === 0) return { kind: "empty" };
    if (money > 0) return { kind: "money", money }; // UP-52
    if (!isAsked || isFirst) return { kind: "idle" };
    const { cost } = projectOf(projects, cards[0] ?? "");
    const wallet = seen.wallet[viewer] ?? 0;
    if (cost > wallet) return { kind: "poor", cost, wallet }; // UP-53
    if (!seen.placeable[deck]) return { kind: "nowhere" }; // UP-56
    return { kind: "open", cost, left: wallet - cost };
  }

  function municipalSale(): Sale {
    if (top.length === 0) return { kind: "empty" };
    if (!isAsked || isFirst) return { kind: "idle" };
    return top.some((project) => open.has(project)) ? { kind: "free" } : { kind: "nowhere" };
  }
}

/** Whether its picture fades. */
export function isClosed({ sale }: Pile): boolean {
  return ["money", "poor", "nowhere", "empty"].includes(sale.kind);
}

const NOTES = [10, 5, 2, 1];

/** The fewest notes for an amount. */
export function notesFor(amount: number): number[] {
  const notes: number[] = [];
  let rest = amount;
  for (const note of NOTES)
    while (rest >= note) {
      notes.push(note);
      rest -= note;
    }
  return notes;
}

/** A municipal card has two projects on either side. */
export function hasBack({ projects }: Pile): boolean {
  return projects.length > 2;
}

export function sideOf(projects: string[], isTurned: boolean): string[] {
  return projects.length > 2 && isTurned ? projects.slice(2) : projects.slice(0, 2);
}
