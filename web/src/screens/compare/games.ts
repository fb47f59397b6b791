/** The games that one game can be compared with: the one it comes from, and all branches. */

import type { Position } from "../../api/client";
import { follow } from "../../api/invitations";
import { branchesOf, type Branch } from "../../table/model/branches";
import { t, words } from "../../words/words.svelte";

export interface Comparable {
  id: string;
  label: string;
  blurb: string;
}

/** As it was, then others that went on from it, then what went on from this one. Some may be known
 *  to others only. */
export async function comparables({ card }: Position): Promise<Comparable[]> {
  const { id, origin } = card;
  const silent = (): Branch[] => [];
  const [siblings, own] = await Promise.all([
    origin ? branchesOf(origin.table).catch(silent) : [],
    branchesOf(id).catch(silent),
  ]);
  const others = [...siblings, ...own].filter(
    (branch) => branch.card.id !== id && branch.standings !== null,
  );
  for (const branch of others) follow(branch.card.id, branch.invitation);
  const first = origin
    ? [{ id: origin.table, label: t("compare-origin"), blurb: t("compare-origin-blurb") }]
    : [];
  return [...first, ...others.map(comparable)];
}

function comparable({ card, at }: Branch): Comparable {
  return { id: card.id, label: labelOf(card), blurb: whenOf(at) };
}

/** How two games are called side by side: where both go on from the same turn, also by their time. */
export function namesOf(first: Position, second: Position): { first: string; second: string } {
  const [one, other] = [labelOf(first.card), labelOf(second.card)];
  if (one !== other) return { first: one, second: other };
  return {
    first: `${one}, ${whenOf(first.at, "medium")}`,
    second: `${other}, ${whenOf(second.at, "medium")}`,
  };
}

export function labelOf({ origin }: Position["card"]): string {
  return origin ? t("branch-turn", { turn: origin.turn }) : t("compare-origin");
}

const whenOf = (at: number, timeStyle: "short" | "medium" = "short"): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle }).format(at);
