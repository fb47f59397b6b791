/** What has just been written on a sheet, to be shown as being written. */

import type { Fact } from "../../../api/client";

/** How many marks are new at each place: a house, a gap, the parks of a street, a column. */
export type Fresh = Record<string, number>;

const ROUND = ["turn", "turn_refused", "turn_roundabout"];

/** Whether these facts tell of a round that was resolved. */
export function tellsOfRound(facts: Fact[]): boolean {
  return facts.some(({ kind }) => ROUND.includes(kind));
}

/** What a player has done, as short as can be: a number, an effect, points. */
export interface Deed {
  /** Null after a refusal. */
  number: number | null;
  /** Signs of what else was done. */
  signs: string[];
  gained: number;
}

/** The last of the turns, with the points of them all. */
export function deedOf(facts: Fact[], seat: number): Deed | null {
  const own = facts.filter((fact) => fact["seat"] === seat);
  const turn = own.findLast(({ kind }) => kind === "turn" || kind === "turn_refused");
  if (!turn) return null;
  const number = turn.kind === "turn" ? Number(turn["number"]) : null;
  const sign = number === null ? "refusals" : String(turn["effect"]);
  const isPlanned = own.some(({ kind }) => kind === "plan_scored");
  const signs = [sign, isPlanned ? "plans" : ""].filter(Boolean);
  return { number, signs, gained: own.reduce((sum, fact) => sum + pointsOf(fact), 0) };
}

function pointsOf(fact: Fact): number {
  if (fact.kind !== "plan_scored") return Number(fact["gained"] ?? 0);
  const { each, count } = fact["line"] as { each: number; count: number };
  return each * count;
}

/** The plans that were approved. */
export function freshPlans(facts: Fact[]): string[] {
  return facts.flatMap(({ kind, plan }) => (kind === "plan_approved" ? [String(plan)] : []));
}

export function freshMarks(facts: Fact[], seat: number, plans: string[]): Fresh {
  const fresh: Fresh = {};
  for (const place of facts.filter((fact) => fact["seat"] === seat).flatMap(placesOf))
    fresh[place] = (fresh[place] ?? 0) + 1;
  return fresh;

  function placesOf(fact: Fact): string[] {
    const house = `house ${String(fact["house"])}`;
    switch (fact.kind) {
      case "turn":
        return [house, ...placesOfEffect(String(fact["effect"]), String(fact["target"]))];
      case "turn_roundabout":
        return [house, "roundabouts.0"];
      case "turn_refused":
        return ["refusals.0"];
      case "plan_scored":
        return [`plans.${String(plans.indexOf(String(fact["plan"])))}`];
      default:
        return [];
    }
  }
}

function placesOfEffect(effect: string, target: string): string[] {
  switch (effect) {
    case "fence":
      return [`gap ${target}`];
    case "agent":
      return [`estates.${String(Number(target) - 1)}`];
    case "park":
      return [`park ${target}`];
    case "pool":
      return ["pools.0"];
    case "temp":
      return ["temps.0"];
    case "bis":
      return [`house ${target}`, "bis.0"];
    default:
      return [];
  }
}
