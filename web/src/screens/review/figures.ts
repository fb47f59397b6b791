/** Figures of a review in words: shares as per cent, points as they are, errors beside them. */

import type { Review } from "../../api/client";
import { withMinus } from "../../words/minus";
import { words } from "../../words/words.svelte";

export type Currency = Review["currency"];
/** What is at stake, for messages: with two sides a share of the others is the chance to win. */
export type Stake = "chance" | "share" | "points";

export function stakeOf({ currency, sides }: Review): Stake {
  if (currency === "points") return "points";
  return sides.length === 2 ? "chance" : "share";
}

/** What somebody could expect. */
export function expected(value: number, currency: Currency): string {
  return currency === "points"
    ? number(value, { maximumFractionDigits: 0 })
    : number(value, { style: "percent" });
}

/** A difference, without its sign. */
export function size(value: number, currency: Currency): string {
  const style = currency === "points" ? "decimal" : "percent";
  return number(Math.abs(value), { style, maximumSignificantDigits: 2 });
}

/** What changed what could be expected. */
export function change(value: number, currency: Currency): string {
  const style = currency === "points" ? "decimal" : "percent";
  return number(value, { style, maximumFractionDigits: 0, signDisplay: "exceptZero" });
}

export function points(amount: number): string {
  return number(amount, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
}

export function percent(done: number, total: number): string {
  return number(total > 0 ? Math.min(1, done / total) : 0, { style: "percent" });
}

function number(value: number, how: Intl.NumberFormatOptions): string {
  return withMinus(new Intl.NumberFormat(words.language, how).format(value));
}
