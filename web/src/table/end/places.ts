/** Who came where, and whose city is shown. */

import type { StandingCard } from "../../api/client";
import { FEW } from "../model/players";

export interface Placed {
  /** A seat, or after them an automatic opponent. */
  side: number;
  rank: number;
  score: number;
}

const BEST = 3;

/** The best first. */
export function ranked(standings: StandingCard[]): Placed[] {
  return standings
    .map(({ rank, score }, side) => ({ side, rank, score }))
    .sort((a, b) => a.rank - b.rank || a.side - b.side);
}

/** All of a small company; of a large one the best, and one's own place. */
export function shownPlaces(standings: StandingCard[], mine: number[]): Placed[] {
  const all = ranked(standings);
  if (all.length <= FEW) return all;
  return all.filter(({ side }, place) => place < BEST || mine.includes(side)).slice(0, FEW);
}

/** The best seat of this screen; for who only looks on, the winner's. */
export function heroOf(standings: StandingCard[], mine: number[], seats: number): number {
  const all = ranked(standings).filter(({ side }) => side < seats);
  return (all.find(({ side }) => mine.includes(side)) ?? all[0])?.side ?? 0;
}

/** With whom one compares: the winner, or who came next. Null for who played alone. */
export function rivalOf(standings: StandingCard[], side: number): number | null {
  return ranked(standings).find((one) => one.side !== side)?.side ?? null;
}
