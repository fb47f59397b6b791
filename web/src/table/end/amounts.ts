/** What a score is made of, in points. */

import type { StandingCard } from "../../api/client";

export type Line = StandingCard["lines"][number];

export const amountOf = ({ each, count }: Line): number => each * count;

export function totalOf(lines: Line[] = []): number {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}

/** What one more of a part would bring: a point where parts are added up; where they are
 *  multiplied, as much as there is of the others. */
export function worthOf({ lines, parts }: StandingCard, part: string): number {
  if (lines.some(({ source }) => source === part) || !isProduct(lines)) return 1;
  return Object.entries(parts)
    .filter(([other]) => other !== part)
    .reduce((product, [, other]) => product * Math.max(0, totalOf(other)), 1);
}

/** A line without a source of its own is what the parts make together. */
export function isProduct(lines: Line[]): boolean {
  return lines.some(({ source }) => source === "");
}

/** A term of the sum under the title: "8 × 7" with their signs, or an amount with its own. */
export type Term =
  | { kind: "product"; factors: { part: string; amount: number }[] }
  | { kind: "amount"; source: string; amount: number };

/** How the points came about. */
export function termsOf({ lines, parts }: StandingCard): Term[] {
  return lines.map((line): Term => {
    if (line.source !== "") return { kind: "amount", source: line.source, amount: amountOf(line) };
    const factors = Object.entries(parts).map(([part, made]) => ({
      part,
      amount: Math.max(0, totalOf(made)),
    }));
    return { kind: "product", factors };
  });
}
