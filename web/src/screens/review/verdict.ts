/** What an answer is worth: any that is as good as the best, as far as can be told, counts. */

import type { Decision } from "../../api/client";

export type Verdict = "best" | "played" | "other";

export function verdictOn(decision: Decision, answer: string): Verdict {
  if (decision.best.some(({ action }) => action === answer)) return "best";
  return answer === decision.played.action ? "played" : "other";
}

/** Decisions that have to be answered before anything is told: one's own mistakes, the costliest
 *  first. */
export function questionsFor(sides: { costliest: number[] }[], mine: number[]): number[] {
  return mine.flatMap((seat) => sides[seat]?.costliest ?? []);
}
