/** Cards and parts of the sheet that explain themselves. What they say comes when it is first asked
 *  for. */

import { tirelessly } from "../../api/patience.svelte";
import type { About } from "../../pieces/explain/explain.svelte";
import { learnLater } from "../../words/later";
import type { Combination, Part, PlanAt } from "./explained";

const explained = async () =>
  (await tirelessly(() => Promise.all([import("./explained"), learnLater("welcome")])))[0];

/** A number with an effect. */
export function aboutPair(pair: Combination): About {
  return async () => (await explained()).explainPair(pair);
}

export function aboutPlan(plan: PlanAt): About {
  return async () => (await explained()).explainPlan(plan);
}

/** A column of the sheet, or what it comes to. */
export function aboutPart(part: Part): About {
  return async () => (await explained()).explainPart(part);
}
