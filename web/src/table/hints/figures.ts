/** A hint as it is drawn: how long its bars are, and what is lost by each choice. */

import type { Schemas } from "../../api/client";

type Hint = Schemas["Hint"];
type Choice = Schemas["Choice"];

export interface Weighed {
  choice: Choice;
  /** `best` is one of several at most, `equal` may be as good as it. */
  rank: "best" | "equal" | "less";
  /** Against the best, in per cent or in points. */
  loss: number;
  error: number;
  /** Of the bar's whole length: what it is worth, and from where to where it may be. */
  bar: number;
  from: number;
  to: number;
}

/** The best fills the bar to here. */
const FULL = 0.86;
/** What is lost is drawn so large at least, in the currency: a hair's breadth stays one. */
const SCALE = { share: 0.12, points: 6 };

export function weighed({ currency, choices }: Hint): Weighed[] {
  const best = choices[0];
  if (!best) return [];
  const unit = currency === "share" ? 100 : 1;
  const losses = choices.map(({ worth }) => best.worth - worth);
  const scale = Math.max(SCALE[currency], ...losses);
  const length = (loss: number): number => clamped(FULL * (1 - (0.75 * loss) / scale));
  return choices.map((choice, index) => {
    const loss = losses[index] ?? 0;
    const isEqual = index > 0 && loss <= choice.error;
    return {
      choice,
      rank: index === 0 ? "best" : isEqual ? "equal" : "less",
      loss: loss * unit,
      error: choice.error * unit,
      bar: length(loss),
      from: length(loss + choice.error),
      to: length(loss - choice.error),
    };
  });
}

/** Whether the best is better than the next, as far as can be told. */
export function isClear(hint: Hint): boolean {
  return weighed(hint)[1]?.rank !== "equal";
}

const clamped = (share: number): number => Math.min(1, Math.max(0.04, share));
