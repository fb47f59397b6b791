/** What the server tells about Happy City, as far as the board shows it. */

import type { PublicView } from "./views";

export type Public = PublicView;
export type Colour = keyof Public["colours"][number];
export const COLOURS: Colour[] = ["yellow", "blue", "green", "orange", "purple"];

export interface Card {
  group: "building" | "dwelling" | "market" | "family" | "expert";
  deck: number;
  colour: Colour | "";
  cost: number;
  income: number;
  residents: number;
  hearts: number;
  needs: Partial<Record<Colour, number>>;
  rule: string;
}

export type Cards = Record<string, Card>;

export const NO_CARD: Card = {
  group: "building",
  deck: 0,
  colour: "",
  cost: 0,
  income: 0,
  residents: 0,
  hearts: 0,
  needs: {},
  rule: "",
};

export function cardOf(cards: Cards, id: string): Card {
  return cards[id] ?? NO_CARD;
}

/** Special buildings are taken for nothing (HC-80). */
export function isSpecial({ group }: Card): boolean {
  return group === "family" || group === "expert";
}

/** Only these have a price: markets are dealt or drafted. */
export function isForSale({ group }: Card): boolean {
  return group === "building" || group === "dwelling";
}
