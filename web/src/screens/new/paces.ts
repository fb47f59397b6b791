/** Paces that make sense, in seconds; the ids are also those of their words. */

import type { Schemas } from "../../api/client";

const DAY = 24 * 3600;

export const PACES: { id: string; pace: Schemas["PaceAsked"] }[] = [
  { id: "none", pace: { kind: "none", turn: 0, reserve: 0 } },
  { id: "live", pace: { kind: "live", turn: 45, reserve: 300 } },
  { id: "quick", pace: { kind: "live", turn: 20, reserve: 120 } },
  { id: "slow", pace: { kind: "slow", turn: DAY, reserve: 0 } },
  { id: "slower", pace: { kind: "slow", turn: 3 * DAY, reserve: 0 } },
];

export function paceOf(id: string): Schemas["PaceAsked"] {
  return PACES.find((pace) => pace.id === id)?.pace ?? { kind: "none", turn: 0, reserve: 0 };
}
