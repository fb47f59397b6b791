/** Where everything stands on a street, in units of its drawing: one factor for all five plots, and
 *  what folds where even that is too high. */

import { crownOf } from "../facade/storey";
import { projectOf, type Plot, type Projects } from "../types";

export const STOREY_HIGH = 80;
const STOREY_WIDE = 200;
/** How far a street steps back before it folds. Small ones have no signs that could not be read. */
const FARTHEST = { own: 0.7, phone: 0.6, small: 0.3 } as const;
/** Floors that stay whole at the foot and at the head of a folded building. */
const WHOLE = 3;
/** The most a folded floor takes: it must not be taken for a whole one. */
const STRIP = 40;
/** Rather than thinner ones, fewer floors are whole. */
const LEAST_STRIP = 6;
/** A storey that is held over its place. */
export const HOVERS = 96;

export interface Scene {
  width: number;
  height: number;
  /** Where houses stand. */
  ground: number;
  pitch: number;
  /** From the left edge to the first house. */
  left: number;
  /** Of a storey, before the street steps back. */
  scale: number;
  /** The least factor it steps back to. */
  farthest: number;
}

export interface Floor {
  /** Of its lower edge, above the ground. */
  at: number;
  high: number;
}

export interface Stand {
  x: number;
  scale: number;
  floors: Floor[];
  /** Where the next storey would stand, above the ground. */
  top: number;
  /** How many floors are strips, from `from` on. */
  folded: { from: number; count: number } | null;
}

const ROAD = { own: 74, phone: 94, small: 20 } as const;
export type SceneKind = keyof typeof ROAD;

/** @param aspect height by width of what it is drawn into. */
export function sceneOf(kind: SceneKind, aspect: number): Scene {
  const pitch = kind === "own" ? 228 : 214;
  const width = kind === "own" ? 1156 : 1084;
  const height = Math.round(width * Math.max(0.3, aspect));
  const foreland = ROAD[kind] * (kind === "small" ? 2 : 1);
  return {
    width,
    height,
    ground: height - foreland,
    pitch,
    left: kind === "own" ? 12 : 14,
    scale: kind === "own" ? 0.93 : 0.97,
    farthest: FARTHEST[kind],
  };
}

/** On a phone no higher than what is built asks for: the piles below are to be seen, too.
 *  @returns height by width. */
export function phoneAspect(heights: number[]): number {
  const { width, scale } = sceneOf("phone", 1);
  const wanted = (Math.max(0, ...heights) + STOREY_HIGH) * scale + ROAD.phone + 14;
  return Math.min(0.85, Math.max(0.46, wanted / width));
}

/** How high a plot is without folding, in units of a storey's drawing. */
export function heightOf(plot: Plot, projects: Projects, more = 0): number {
  const last = plot.storeys.at(-1)?.project;
  const crown = last === undefined ? 0 : crownOf(last, projectOf(projects, last));
  return plot.storeys.length * STOREY_HIGH + Math.max(crown, more);
}

/** @param more room that is wanted above each plot: for a place, or for what is held over it. */
export function standsOf(
  plots: Plot[],
  projects: Projects,
  scene: Scene,
  more: number[] = [],
  unfolded: number | null = null,
): Stand[] {
  const sky = (scene.ground - 14) / scene.scale;
  const wanted = plots.map((plot, i) => heightOf(plot, projects, more[i]));
  const factor = Math.min(1, Math.max(scene.farthest, sky / Math.max(1, ...wanted)));
  return plots.map((plot, i) => {
    const high = wanted[i] ?? 0;
    const isTooHigh = high * factor > sky;
    // Who points at a folded building sees it whole, as small as it has to be.
    const own = isTooHigh && i === unfolded ? sky / high : factor;
    const room = isTooHigh && i !== unfolded ? sky / factor : Infinity;
    const over = high - plot.storeys.length * STOREY_HIGH;
    const stand = floorsOf(plot.storeys.length, room - over);
    const scale = scene.scale * own;
    const middle = scene.left + i * scene.pitch + (STOREY_WIDE * scene.scale) / 2;
    return { ...stand, scale, x: middle - (STOREY_WIDE * scale) / 2 };
  });
}

/** Floors from the ground up, so that they fit into `room`. */
export function floorsOf(count: number, room: number): Pick<Stand, "floors" | "top" | "folded"> {
  const folds = count * STOREY_HIGH > room && count > 2 * WHOLE;
  const stripOf = (whole: number): number => (room - 2 * whole * STOREY_HIGH) / (count - 2 * whole);
  const whole = [WHOLE, 2].find((one) => stripOf(one) >= LEAST_STRIP) ?? 1;
  const middle = count - 2 * whole;
  const strip = Math.min(STRIP, Math.max(LEAST_STRIP, stripOf(whole)));
  let at = 0;
  const floors = Array.from({ length: count }, (_, i): Floor => {
    const high = folds && i >= whole && i < count - whole ? strip : STOREY_HIGH;
    const floor = { at, high };
    at += high;
    return floor;
  });
  return { floors, top: at, folded: folds ? { from: whole, count: middle } : null };
}

/** The smallest text of a figure, in its own units, and what may be read at all. */
const [SMALLEST, READABLE] = [16, 12];

/** How much larger than drawn the signs of a street have to be, where a unit is so many pixels. */
export function signSize({ scale }: Scene, pixels: number): number {
  return Math.min(1.3, Math.max(1, READABLE / (SMALLEST * 0.97 * scale * pixels)));
}
