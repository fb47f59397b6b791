/** What has just been written on a sheet, and what was told of it. */

import type { Fact } from "../../../api/client";
import { SHEET } from "../sheet/geometry";
import { crossed, type House, type Sheet } from "../sheet/text";

/** How many marks are new at each place: a house, a gap, the parks of a street, a column. */
export type Fresh = Record<string, number>;

/** A sheet that was just begun has nothing new. */
export function freshMarks(before: Sheet, now: Sheet): Fresh {
  const fresh: Fresh = {};
  const add = (place: string, count: number): void => {
    if (count > 0) fresh[place] = count;
  };
  now.streets.forEach((houses, street) => {
    houses.forEach((house, place) => {
      const was = before.streets[street]?.[place];
      if (!was) return;
      add(`house ${house.id}`, written(house) === written(was) ? 0 : 1);
      add(`gap ${house.id}`, house.isFenced && !was.isFenced ? 1 : 0);
    });
    add(`park ${String(street + 1)}`, (now.parks[street] ?? 0) - (before.parks[street] ?? 0));
  });
  for (const { id } of SHEET.tracks.panels)
    crossed(now, id).forEach((count, place) =>
      add(`${id}.${String(place)}`, count - (crossed(before, id)[place] ?? 0)),
    );
  now.plans.forEach((gained, place) =>
    add(`plans.${String(place)}`, gained !== null && before.plans[place] === null ? 1 : 0),
  );
  return fresh;
}

function written({ number, isRoundabout, hasPool }: House): string {
  return JSON.stringify([number, isRoundabout, hasPool]);
}

const ROUND = ["turn", "turn_refused", "turn_roundabout"];

/** Whether these facts tell of a round that was resolved. */
export function tellsOfRound(facts: Fact[]): boolean {
  return facts.some(({ kind }) => ROUND.includes(kind));
}

/** Whether cards have just come. */
export function bringsCards(facts: Fact[]): boolean {
  return facts.some(({ kind }) => kind === "round_began");
}

/** What was told last, and what was told before anybody's deed came on: when deeds are through, that
 *  is no news. */
export interface News {
  facts: Fact[];
  past: Fact[];
}

export function heard(news: News, facts: Fact[], isDeed: boolean): News {
  if (!isDeed && facts === news.past) return news;
  return { facts: tellsOfRound(facts) ? facts : news.facts, past: isDeed ? news.past : facts };
}

/** What a player has done, as short as can be: a number, an effect, points. */
export interface Done {
  /** Null after a refusal. */
  number: number | null;
  /** Signs of what else was done. */
  signs: string[];
  gained: number;
}

/** The last of the turns, with the points of them all. */
export function deedOf(facts: Fact[], seat: number): Done | null {
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
