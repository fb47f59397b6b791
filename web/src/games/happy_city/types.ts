/** What the server tells about Happy City, as far as the board shows it. */

export type Colour = "yellow" | "blue" | "green" | "orange" | "purple";
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

export interface Pile {
  size: number;
}

export interface Public {
  first: number;
  round: number;
  question: string;
  turn: number;
  coins: number[];
  cities: string[][];
  display: string[];
  decks: Pile[];
  discards: string[][];
  dwellings: number[];
  row: string[];
  markets: string[];
  special: string[];
  income: number[];
  residents: number[];
  hearts: number[];
  colours: Record<Colour, number>[];
  /** What a seat pays for an open card, where its special building changes it. */
  prices: Record<string, number>[];
  /** What a seat takes for buying nothing. */
  passing: number[];
}

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
