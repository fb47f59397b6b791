/** The views of the game, and its tiles and cards, as this client reads them. */

export type {
  BuildingView as Building,
  DistrictView as District,
  PrivateView as Private,
  PublicView as Public,
  ShareView as Share,
} from "./views";

export const COLOURS = ["red", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const ASSETS = ["resource", "tile", "vp"] as const;
export type Asset = (typeof ASSETS)[number];
export type Gain = Partial<Record<Asset, number>>;
export const TRIGGERS = ["exploit", "urbanize", "construct"] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What counts at the end. */
export interface EndBonus {
  counts: string;
  vp: number;
  of: string;
  least: number;
  most: number;
}

/** What is printed on a tile, a building card, an urbanisation card or a character. */
export interface Part {
  group: "tile" | "building" | "urban" | "character";
  colour?: Colour;
  number?: number;
  letter?: string;
  trigger?: Trigger | "";
  gain?: Gain;
  start?: Gain;
  end?: EndBonus | null;
}

export type Parts = Record<string, Part>;

/** GK-10: what a building of this colour gives. */
export const ASSET_OF: Record<Colour, Asset> = { red: "resource", blue: "tile", yellow: "vp" };
/** After the only seat of a solo game. */
export const GOSHA = 1;
export const NOBODY = -1;
