/** The views of the game, and its tiles, as this client reads them. */

export type {
  BuildingView as Building,
  PrivateView as Private,
  PublicView as Public,
} from "./views";

export const COLOURS = ["tourist", "hipster", "parent", "shopper"] as const;
export type Colour = (typeof COLOURS)[number];
export const WILD = COLOURS.length;
export const KINDS = [...COLOURS, "wild"] as const;
export type Kind = (typeof KINDS)[number];
export const BUSINESSES = ["restaurant", "housing", "leisure", "retail"] as const;
export const NOBODY = -1;

/** What is printed on it. A start tile has neither kind, valuation nor business sign. */
export interface Tile {
  kind: Kind | "";
  /** By kind. */
  symbols: number[];
  valuation: Valuation | "";
  per: number;
  /** The colours that the valuation counts. */
  of: Kind[];
  business: string;
  business_count: number;
  /** Only when five play (ST-3). */
  five_player: boolean;
}

export type Valuation =
  | "people"
  | "symbol"
  | "set"
  | "wild"
  | "ownership"
  | "street_size"
  | "adjacency"
  | "enclosure"
  | "copy";

/** Tiles by id; consultants have symbols, too. */
export type Printed = Record<string, Tile>;

const BLANK: Tile = {
  kind: "",
  symbols: [0, 0, 0, 0, 0],
  valuation: "",
  per: 0,
  of: [],
  business: "",
  business_count: 0,
  five_player: false,
};

export function tileOf(printed: Printed, id: string): Tile {
  return printed[id] ?? BLANK;
}

export function isStart({ kind }: Tile): boolean {
  return kind === "";
}
