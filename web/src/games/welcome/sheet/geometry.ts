/** The sheet as data: the same that `kvartal sheet` prints. `tools/sheet` makes it. */

import data from "../../../../../src/kvartal/cli/sheets/welcome/sheet.json";

/** A tone and a path; with a width it is a line. */
export type Shape = [tone: string, path: string, width?: number];
/** How a place is written: variant, slant in degrees, size, and how far off the middle. */
export type Hand = [variant: number, turn: number, size: number, dx: number, dy: number];
/** Left, top, width, height. */
export type Box = [x: number, y: number, w: number, h: number];

export interface Plot {
  x: number;
  y: number;
  front: Box;
  paint: string;
  shapes: Shape[];
  pool: { at: [number, number]; shapes: Shape[] } | null;
  hand: Hand;
}

export interface Gap {
  x: number;
  y: number;
  hand: Hand;
}

export interface Tree {
  x: number;
  y: number;
  r: number;
  value: number;
  shapes: Shape[];
  hand: Hand;
}

export interface ParkRow {
  area: Box;
  boxes: Tree[];
  last: { x: number; y: number; value: number; shapes: Shape[] };
}

export interface Row {
  y: number;
  end: number;
  sign: [number, number];
  scenery: Shape[];
  houses: Plot[];
  gaps: Gap[];
  parks: ParkRow;
}

export interface Column {
  boxes: { x: number; y: number; value: number | null; hand: Hand }[];
  last: { x: number; y: number; value: number } | null;
}

export type PanelId = "plans" | "pools" | "temps" | "estates" | "bis" | "roundabouts" | "refusals";
export type PartId = PanelId | "parks" | "total";

export interface PanelPrint {
  id: PanelId;
  x: number;
  w: number;
  columns: Column[];
  slots: { x: number; y: number; w: number; h: number; hand: Hand }[];
  heads?: { x: number; y: number; size: number }[];
  awards?: { x: number; y: number; value: number }[];
  picture?: [x: number, y: number, scale: number];
}

interface Geometry {
  width: number;
  streets: { height: number; rows: Row[] };
  tracks: { height: number; label: number; box: number; panels: PanelPrint[] };
  totals: { height: number; cells: { id: PartId; x: number; w: number; hand: Hand }[] };
  pictures: { roundabout: Shape[]; picket: Shape[] };
  icons: Record<string, Shape[]>;
  pen: {
    digits: string[][];
    cross: string[];
    bis: string[];
    circle: string[];
    fence: string[];
    line: string[];
  };
}

export const SHEET = data as unknown as Geometry;
export const PLOT = 62;

/** Paper, sky and hills are those of the house; all else is the façades' palette. */
const OF_THE_HOUSE = ["sky", "hills"];

export function paint(tone: string): string {
  if (tone === "paper" || tone === "cloud") return "var(--card)";
  return OF_THE_HOUSE.includes(tone) ? `var(--${tone})` : `var(--f-${tone})`;
}
