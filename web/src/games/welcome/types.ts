/** What the server tells about Welcome To…, as far as the board shows it. */

export const EFFECTS = ["fence", "agent", "park", "pool", "temp", "bis"] as const;
export type Effect = (typeof EFFECTS)[number];
export type Step =
  "choose" | "write" | "effect" | "pass" | "finish" | "estate" | "wish" | "committed";

export interface CardPrint {
  group: "card";
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

export interface Public {
  round: number;
  over: boolean;
  plans: string[];
  approved: boolean[];
  /** Standard: the cards on the piles, and those on the discard piles. */
  numbers: string[];
  effects: string[];
  /** Solo: the three cards of the round. */
  drawn: string[];
  deck: { size: number; top: string };
  /** Draft: the backs of each hand. */
  hands: string[][];
  sheets: string[];
}

export interface Turn {
  number_card: number;
  effect_card: number;
  number: number;
  effect: Effect | "";
  house: string;
  refused: boolean;
  plan: number;
  pass_card: number;
}

export interface Private {
  step: Step;
  sheet: string;
  turn: Turn;
  known: string[][];
}

export type Printed = Record<string, CardPrint | PlanPrint | { group: string }>;

const NO_CARD: CardPrint = { group: "card", number: 0, effect: "fence" };
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
