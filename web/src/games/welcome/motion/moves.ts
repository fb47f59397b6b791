/** What flies: a plan, to who has fulfilled it. All else is written, where it is written. */

import type { Fact } from "../../../api/client";
import type { Move } from "../../../table/model/move";

/** Names of places, by which things that fly find them. */
export const spot = {
  plan: (plan: string) => `plan-${plan}`,
  plansOf: (seat: number) => `plans-${String(seat)}`,
};

export function movesOf({ kind, plan, seat }: Fact): Move[] {
  if (kind !== "plan_scored") return [];
  return [{ from: [spot.plan(String(plan))], to: [spot.plansOf(Number(seat))] }];
}
