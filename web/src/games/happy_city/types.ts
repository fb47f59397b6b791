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

export const DWELLINGS = ["house", "apartment_building", "luxury_residence"];
export const DECK_COSTS = [
  [1, 3],
  [4, 5],
  [6, 9],
] as const;
export const PLOTS = 10;
export const STREET = 5;

/** `turn` counts who has had it; in the draft the last player begins (HC-133). Questions outside
 * the turns are asked of whoever has the building: then it is nobody's turn. */
export function activeSeat({ question, first, turn, coins }: Public): number | null {
  const seats = coins.length;
  if (["louvre", "sphinx", "pyramid", "over"].includes(question)) return null;
  return (question === "draft" ? first + seats - 1 - turn : first + turn) % seats;
}

const NOBODY: Card = {
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
  return cards[id] ?? NOBODY;
}
