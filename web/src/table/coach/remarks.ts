/** What a coach says next: a function of what the player sees and of what was said before. */

import type { Fact, Line, LogRow } from "../../api/client";
import type { Coach, Remark, Told, When } from "../model/coach";

/** What the player has before the eyes, and the log behind it. */
export interface Situation {
  asked: string;
  legal: string[];
  /** Nothing is left but to confirm. */
  isWhole: boolean;
  seat: number;
  log: LogRow[];
}

/** A remark, and what it is about. */
export interface Spoken {
  remark: Remark;
  fact?: Fact;
  mine?: number;
  theirs?: number;
}

/** Of every game: what the table itself wants to have explained. */
export const OF_THE_TABLE: Remark[] = [{ say: "coach-confirm", when: { isWhole: true } }];

export function nextRemark(coach: Coach, said: string[], now: Situation): Spoken | null {
  for (const remark of [...OF_THE_TABLE, ...coach.remarks]) {
    if (said.includes(remark.say) || !fits(remark.when, now)) continue;
    const { told } = remark.when;
    if (!told) return { remark };
    const found = last(told, now);
    if (found) return { remark, ...found };
  }
  return null;
}

function fits({ asked, open, shut, isWhole = false }: When, now: Situation): boolean {
  const canBe = (start: string): boolean => now.legal.some((action) => begins(action, start));
  return (
    now.isWhole === isWhole &&
    (asked === undefined || asked === now.asked) &&
    (open === undefined || canBe(open)) &&
    (shut === undefined || !canBe(shut))
  );
}

/** By whole words. */
const begins = (action: string, start: string): boolean => `${action} `.startsWith(`${start} `);

type Found = Omit<Spoken, "remark">;

function last(told: Told, { log, seat }: Situation): Found | undefined {
  const found = log.flatMap(({ facts }) => foundIn(facts as unknown as Fact[], told, seat));
  return found.length >= (told.times ?? 1) ? found.at(-1) : undefined;
}

function foundIn(facts: Fact[], told: Told, seat: number): Found[] {
  const alike = facts.filter((fact) => fact.kind === told.kind);
  const fit = alike.filter((fact) => isMeant(fact, told, seat));
  if (!told.share) return fit.map((fact) => ({ fact }));
  const sums: Record<number, number> = {};
  for (const fact of alike) sums[seatOf(fact)] = (sums[seatOf(fact)] ?? 0) + totalOf(fact);
  const mine = sums[seat] ?? 0;
  const others = Object.entries(sums).filter(([other]) => Number(other) !== seat);
  const theirs = Math.max(0, ...others.map(([, sum]) => sum));
  const [fact] = fit;
  const isSo = told.share === "less" ? mine < theirs : mine > theirs;
  return fact && isSo ? [{ fact, mine, theirs }] : [];
}

function isMeant(fact: Fact, told: Told, seat: number): boolean {
  const { by, where = {}, least = -Infinity, most = Infinity } = told;
  const total = totalOf(fact);
  return (
    (by === undefined || (seatOf(fact) === seat) === (by === "me")) &&
    Object.entries(where).every(([name, value]) => fact[name] === value) &&
    total >= least &&
    total <= most
  );
}

const seatOf = (fact: Fact): number => Number(fact["seat"]);

function totalOf(fact: Fact): number {
  const lines = (fact["lines"] ?? (fact["line"] ? [fact["line"]] : [])) as Line[];
  return lines.reduce((sum, { each, count }) => sum + each * count, 0);
}
