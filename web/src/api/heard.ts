/** What a stream tells, and what whoever listens to a table later has to be told again. */

import type { Change, Presence, Progress } from "./client";

export type Heard =
  | { kind: "hello"; tables: Record<string, number> }
  | { kind: "changed"; change: Change }
  | { kind: "progress"; progress: Progress }
  | { kind: "presence"; presence: Presence }
  | { kind: "gone"; table: string }
  | { kind: "renamed"; table: string }
  | { kind: "lost" };

/** Who is there is told only when it changes. */
const presences = new Map<string, Heard>();
/** How far each table is: who has asked for it before that, and listens after, would not know. */
const numbers = new Map<string, number>();

export function remember(heard: Heard): void {
  if (heard.kind === "presence") presences.set(heard.presence.table, heard);
  else if (heard.kind === "changed") numbers.set(heard.change.table, heard.change.number);
  else if (heard.kind === "hello") {
    for (const [table, number] of Object.entries(heard.tables)) numbers.set(table, number);
  } else if (heard.kind === "lost") numbers.clear(); // they come again
}

export function remembered(table: string): Heard[] {
  const presence = presences.get(table);
  const number = numbers.get(table);
  return [
    ...(number === undefined ? [] : [{ kind: "hello", tables: { [table]: number } } as const]),
    ...(presence ? [presence] : []),
  ];
}

/** Of tables that nobody listens to any more nothing more is heard. */
export function forgetOthers(tables: string[]): void {
  for (const known of [presences, numbers])
    for (const table of known.keys()) if (!tables.includes(table)) known.delete(table);
}
