/** Whose phrases or whose name this browser does without: known to it alone. */

import type { LogRow } from "../../api/client";
import { t } from "../../words/words.svelte";

const KEY = "kvartal.avoided";
/** Of older tables nothing is kept. */
const MOST = 100;

export type Part = "phrases" | "name";

let marks = $state.raw(read());

export function isAvoided(part: Part, table: string, seat: unknown): boolean {
  return marks.includes(markOf(part, table, seat));
}

export function avoid(part: Part, table: string, seat: number, isWanted = true): void {
  const mark = markOf(part, table, seat);
  const others = read().filter((one) => one !== mark); // another window may have added some
  marks = isWanted ? [...others, mark].slice(-MOST) : others;
  localStorage.setItem(KEY, JSON.stringify(marks));
}

/** In place of a name. */
export function numberOf(seat: number): string {
  return t("player-number", { number: seat + 1 });
}

/** The log without those phrases, and without the names that it tells itself. */
export function withoutAvoided(table: string, rows: LogRow[]): LogRow[] {
  if (!marks.some((mark) => mark.includes(` ${table} `))) return rows;
  return rows.map((row) => ({
    ...row,
    facts: row.facts
      .filter(({ kind, seat }) => kind !== "table.said" || !isAvoided("phrases", table, seat))
      .map((fact) =>
        fact["kind"] === "table.sat" && isAvoided("name", table, fact["seat"])
          ? { ...fact, name: numberOf(fact["seat"] as number) }
          : fact,
      ),
  }));
}

function markOf(part: Part, table: string, seat: unknown): string {
  return `${part} ${table} ${String(seat)}`;
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
