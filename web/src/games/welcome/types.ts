/** What the server tells about Welcome To…, as far as the board shows it. */

import type { PrivateView, PublicView, TurnView } from "./views";

export type Public = PublicView;
export type Private = PrivateView;
export type Turn = TurnView;

export const EFFECTS = ["fence", "agent", "park", "pool", "temp", "bis"] as const;
export type Effect = (typeof EFFECTS)[number];
export type Step = Private["step"];

export interface CardPrint {
  group: "card";
  /** Where it stands in `discard`. */
  index: number;
  number: number;
  effect: Effect;
}

export interface PlanPrint {
  group: "plan";
  level: number;
  kind: string;
  sizes: number[];
  street: number;
  count: number;
  first: number;
  later: number;
  expert: boolean;
}

export type Printed = Record<string, CardPrint | PlanPrint | { group: string }>;

const NO_CARD: CardPrint = { group: "card", index: -1, number: 0, effect: "fence" };
const NO_PLAN: PlanPrint = {
  group: "plan",
  level: 0,
  kind: "estates",
  sizes: [],
  street: 0,
  count: 0,
  first: 0,
  later: 0,
  expert: false,
};

export function cardOf(printed: Printed, id: string): CardPrint {
  const found = printed[id];
  return found?.group === "card" ? (found as CardPrint) : NO_CARD;
}

export function planOf(printed: Printed, id: string): PlanPrint {
  const found = printed[id];
  return found?.group === "plan" ? (found as PlanPrint) : NO_PLAN;
}

/** The three cards in front of a seat: its hand in the draft, the drawn ones in the solo game. */
export function handOf(seen: Public, mine: Private | null, seat: number | null): string[] {
  if (seen.drawn.length > 0) return seen.drawn;
  return seat === null ? [] : (mine?.known[seat] ?? []);
}
