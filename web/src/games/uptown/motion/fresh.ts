/** What has just happened on a street: when a storey comes, and what was paid for closing. */

import type { Fact } from "../../../api/client";

/** In milliseconds, at a calm pace: dusk falls, then coins leave one after the other. */
const DUSK = 300;
const APART = 140;
/** However many there are. */
const LONGEST = 1500;
const HOLD = 600;
/** Until the card has come (one's own flies faster), and the roof has dropped from it. */
const COMES = { own: 480, others: 900 };
const ROOFED = 320;

export interface Coin {
  project: string;
  amount: number;
  /** When it leaves. */
  at: number;
}

export interface Payout {
  /** In the order in which they are told: from plot 1 to 5, each from the ground up. */
  coins: Coin[];
  /** When dusk begins to fall. */
  begins: number;
  lasts: number;
}

interface Line {
  source: string;
  each: number;
  count: number;
}

/** @param own who looks on */
export function payoutOn(facts: Fact[], seat: number, own: number | null): Payout | null {
  const income = facts.findLast((fact) => fact.kind === "income" && fact["seat"] === seat);
  if (!income) return null;
  const paid = (income["lines"] as Line[]).filter(({ source }) => source !== "");
  const apart = Math.min(APART, LONGEST / Math.max(1, paid.length));
  const begins = comesAfter(facts, addedTo(facts, seat), own) + ROOFED;
  const coins = paid.map(({ source, each, count }, i) => ({
    project: source,
    amount: each * count,
    at: Math.round(begins + DUSK + i * apart),
  }));
  return { coins, begins, lasts: Math.round(DUSK + paid.length * apart + HOLD) };
}

/** How long the card of a storey is on its way: not at all, if nobody is told of it yet. */
export function comesAfter(facts: Fact[], project: string, own: number | null): number {
  const added = facts.find((fact) => isAddition(fact) && fact["project"] === project);
  if (!added) return 0;
  return added["seat"] === own ? COMES.own : COMES.others;
}

/** The last that was added to this street, by whomever. */
function addedTo(facts: Fact[], seat: number): string {
  const added = facts.findLast((fact) => isAddition(fact) && ownerOf(fact) === seat);
  return String(added?.["project"]);
}

function isAddition({ kind }: Fact): boolean {
  return kind === "built" || kind === "gave";
}

function ownerOf({ kind, ...fact }: Fact): unknown {
  return kind === "gave" ? fact["receiver"] : fact["seat"];
}
