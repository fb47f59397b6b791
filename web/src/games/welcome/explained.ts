/** What cards and parts of the sheet are, and what their rules say. */

import type { Explanation } from "../../pieces/explain/explain.svelte";
import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";
import type { Progress } from "./progress";
import type { PartId } from "./sheet/geometry";
import type { PlanPrint } from "./types";

/** What choosing it would be, if it can be chosen. */
type Deed = Explanation["deed"] | null;

export interface Combination {
  title: string;
  effect: string;
  /** All that is to be seen on it. */
  whole: string;
  deed: Deed;
}

export interface PlanAt {
  id: string;
  plan: PlanPrint;
  isApproved: boolean;
  progress: Progress;
  deed: Deed;
}

export interface Part {
  id: PartId;
  points: number;
  /** What is crossed off or written in it. */
  state: string;
}

/** The paragraphs of the rules about each part. */
const RULES: Record<PartId, string[]> = {
  plans: ["plans", "plans-used"],
  parks: ["effect-park"],
  pools: ["effect-pool"],
  temps: ["effect-temp"],
  estates: ["estates", "effect-agent"],
  bis: ["effect-bis"],
  roundabouts: ["expert"],
  refusals: ["refusal"],
  total: ["score"],
};

export function explainPair({ title, effect, whole, deed }: Combination): Explanation {
  const rules = [t(`welcome-how-effect-${effect}`), t("welcome-how-step-write")];
  const lines = whole === title ? rules : [whole, ...rules];
  return { title, lines, ...(deed ? { deed } : {}) };
}

export function explainPlan({ id, plan, isApproved, progress, deed }: PlanAt): Explanation {
  const state = `${String(progress.have)} / ${String(progress.need)}`;
  const lines = [
    `${t(`welcome-card-${id}`)} (${state})`,
    ...(isApproved ? [t("welcome-board-approved")] : []),
    t("welcome-board-plan-worth", { first: plan.first, later: plan.later }),
    t("welcome-how-plans-used"),
  ];
  const title = t("welcome-board-plan-title", { level: plan.level });
  return { title, lines, ...(deed ? { deed } : {}) };
}

export function explainPart({ id, points, state }: Part): Explanation {
  const rules = RULES[id].map((rule) => t(`welcome-how-${rule}`));
  const lines = [state, ...rules].filter((line) => line !== "");
  return { title: `${t(`welcome-part-${id}`)}: ${signed(points)}`, lines };
}
