/** Whose turn it is, and who sits after whom. */

import type { Public } from "./types";

const OUTSIDE_TURNS: Public["question"][] = ["louvre", "sphinx", "pyramid", "over"];

/** `turn` counts who has had it; in the draft the last player begins (HC-133). Questions outside
 * the turns are asked of whoever has the building: then it is nobody's turn. */
export function activeSeat({ question, first, turn, coins }: Public): number | null {
  const seats = coins.length;
  if (OUTSIDE_TURNS.includes(question)) return null;
  return (question === "draft" ? first + seats - 1 - turn : first + turn) % seats;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The viewer first, then clockwise; spectators begin with the first seat. */
export function clockwise<T>(bySeat: T[], viewer: number | null): T[] {
  const own = viewer ?? 0;
  return [...bySeat.slice(own), ...bySeat.slice(0, own)];
}

/** To whom an arrow key leads, round and round; null for any other key. */
export function seatByKey(order: number[], from: number, key: string): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  return order.at((order.indexOf(from) + step) % order.length) ?? null;
}
