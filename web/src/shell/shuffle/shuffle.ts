/** Our part in a fair shuffle: to promise random bytes, and to reveal them when the list is closed
 *  (docs/chance.md). Loaded when it is needed, not with the first view. */

import { bytesToHex } from "@noble/hashes/utils.js";
import { api, ask, type TableCard } from "../../api/client";
import { patiently } from "../../api/patience.svelte";
import { promiseOf, rosterOf } from "./hashes";
import { keep, noteFirst, noteOf } from "./notes";

/** Random bytes, and the promise of them. */
export interface Thrown {
  promise: string;
  contribution: string;
}

export function draw(): Thrown {
  const contribution = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  return { promise: promiseOf(contribution), contribution };
}

/** What we will throw in at a table with this commitment. */
export function remember(table: string, commitment: string, thrown: Thrown): void {
  const note = noteFirst(table, commitment);
  keep(table, { ...note, thrown: { ...note.thrown, [thrown.promise]: thrown.contribution } });
}

/** This browser throws in for a seat that has come to it by a link. */
export async function promiseFor(card: TableCard, seat: number): Promise<void> {
  const thrown = draw();
  remember(card.id, card.commitment, thrown);
  const { promise } = thrown;
  const params = { path: { table: card.id, seat } };
  await ask(api.PUT("/api/tables/{table}/seats/{seat}/promise", { params, body: { promise } }));
}

/** Throws in what was promised for our seats: only now that the list is closed, and only if the
 *  server's word is the first we had. */
export async function reveal(card: TableCard, mine: number[]): Promise<void> {
  const note = noteOf(card.id);
  if (card.phase !== "starting" || note?.commitment !== card.commitment) return;
  const roster = rosterOf(
    card.commitment,
    card.seats.map(({ kind }, seat) => ({ kind, promise: card.promises[seat] ?? "" })),
  );
  if (note.roster && note.roster !== roster) return;
  keep(card.id, { ...note, roster });
  for (const seat of mine) {
    const contribution = note.thrown[card.promises[seat] ?? ""];
    if (!contribution) continue;
    const params = { path: { table: card.id, seat } };
    const body = { contribution };
    const request = () =>
      ask(api.POST("/api/tables/{table}/seats/{seat}/reveal", { params, body }));
    await patiently(request).catch(() => undefined); // too late: at the end we say so
  }
}
