/** When what is seen of an enclosed street happens: dusk falls, building after building is read out,
 *  the money goes to its owners; then people walk. */

import type { Fact, Line } from "../../../api/client";
import { totalOf } from "../city/valuation";

/** In milliseconds, at a calm pace. */
const DUSK = 300;
const EACH = 900;
/** As long as coins fly. */
export const PAYS = 700;
/** All is still to be seen. */
const PAID = 500;
const WALK = 1600;
const AN_ORDINARY_DEED = 1600;

const WALKS = new Set(["moved", "found_home", "sent"]);

/** What a building of the street pays to its owner. */
export interface Paid {
  tile: string;
  side: number;
  lines: Line[];
  total: number;
}

/** Of one street, in the order in which it is told (ST-81). */
export type Payday = Paid[];

export interface Beat {
  after: number;
  /** Which street is read. */
  street: number;
  /** How many of its buildings have been. */
  read: number;
  /** What is done with it: its money goes to its owners, then they have it. */
  phase: "reads" | "pays" | "paid";
}

/** Street by street. Where somebody was asked first, what is paid comes without its `enclosed`. */
export function paydaysOf(facts: readonly Fact[]): Payday[] {
  const found: Payday[] = [[]];
  for (const fact of facts) {
    if (fact.kind === "enclosed") found.push([]);
    if (fact.kind === "income") found.at(-1)?.push(paidBy(fact));
  }
  return found.filter(({ length }) => length > 0);
}

export function beatsOf(paydays: readonly Payday[]): Beat[] {
  const beats: Beat[] = [];
  let after = 0;
  paydays.forEach((payday, street) => {
    const add = (read: number, phase: Beat["phase"], takes: number): void => {
      beats.push({ after, street, read, phase });
      after += takes;
    };
    add(0, "reads", DUSK);
    payday.forEach((_, index) => add(index + 1, "reads", EACH));
    add(payday.length, "pays", PAYS);
    add(payday.length, "paid", PAID);
  });
  return beats;
}

/** Without motion: each street as it is in the end, for as long. */
export function endsOf(beats: readonly Beat[]): Beat[] {
  const began = ({ street }: Beat) => beats.find((beat) => beat.street === street)?.after ?? 0;
  return beats
    .filter(({ phase }) => phase === "paid")
    .map((beat) => ({ ...beat, after: began(beat) }));
}

/** How long all streets are read. */
export function readFor(paydays: readonly Payday[]): number {
  return paydays.reduce((sum, { length }) => sum + DUSK + length * EACH + PAYS + PAID, 0);
}

/** How many times as long as an ordinary deed. */
export function lastsOf(facts: readonly Fact[]): number {
  const paydays = paydaysOf(facts);
  if (paydays.length === 0) return 1;
  const isLeft = facts.some(({ kind }) => WALKS.has(kind));
  return (readFor(paydays) + (isLeft ? WALK : 0)) / AN_ORDINARY_DEED;
}

export function sumOf(paid: readonly Pick<Paid, "total">[]): number {
  return paid.reduce((sum, { total }) => sum + total, 0);
}

/** What is still to come to a side. */
export function owedTo(side: number, paydays: readonly Payday[], { street, phase }: Beat): number {
  const open = paydays.slice(phase === "paid" ? street + 1 : street).flat();
  return sumOf(open.filter((paid) => paid.side === side));
}

function paidBy(fact: Fact): Paid {
  const lines = fact["lines"] as Line[];
  return { tile: String(fact["tile"]), side: Number(fact["seat"]), lines, total: totalOf(lines) };
}
