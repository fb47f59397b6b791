/** Tables of this person, and at how many of them the game waits for us. One stream tells. */

import { api, ask, type Schemas } from "../api/client";
import { patiently } from "../api/patience.svelte";
import { listen } from "../api/stream";
import { person } from "./person.svelte";
import { hush, signal } from "./signal";

export type MyTable = Schemas["MyTable"];

const MOST_HEARD = 30;

class Waiting {
  tables = $state.raw<MyTable[] | null>(null);
  /** How many more there are that the server cannot show at the moment. */
  unreadable = $state(0);
  #hearing = new Map<string, () => void>();
  #isAtRest = false;
  #isBehind = false;

  get awaited(): MyTable[] {
    return (this.tables ?? []).filter((table) => isAwaited(table));
  }

  get count(): number {
    return this.awaited.length;
  }

  /** Looks at everything anew. */
  async look(): Promise<void> {
    if (this.#isAtRest) return;
    if (!person.isKnown) {
      this.tables ??= [];
      return;
    }
    const { tables, unreadable } = await ask(api.GET("/api/me/tables"));
    if (this.#isAtRest) return;
    this.unreadable = unreadable;
    this.#show(tables);
    this.#hear(tables);
    await revealAt(tables);
  }

  /** Hears of nothing and asks nothing more: soon the server will not know who asks. */
  rest(): void {
    this.#isAtRest = true;
    this.#hear([]);
  }

  /** It did not come to that. */
  wake(): void {
    this.#isAtRest = false;
    this.look().catch(() => undefined);
  }

  /** A table told who is awaited: no need to ask. */
  note(id: string, awaited: number[], number = -1): void {
    const tables = this.tables?.map((table) =>
      table.card.id === id
        ? {
            ...table,
            awaited: awaited.filter((seat) => table.mine.includes(seat)),
            number: Math.max(table.number, number),
          }
        : table,
    );
    if (tables) this.#show(tables);
  }

  /** It may have gone on between our look and the stream's greeting, which tells of all tables: one
   *  look is enough. */
  #catchUp(id: string, number = -1): void {
    const known = this.tables?.find(({ card }) => card.id === id);
    if (this.#isBehind || !known || number <= known.number) return;
    this.#isBehind = true;
    queueMicrotask(() => {
      this.#isBehind = false;
      this.look().catch(() => undefined);
    });
  }

  #show(tables: MyTable[]): void {
    const before = this.tables === null ? null : this.count;
    this.tables = tables;
    const now = this.count;
    if (before !== null && now > before) signal();
    if (now === 0) hush().catch(() => undefined);
    if ("setAppBadge" in navigator)
      void (now > 0 ? navigator.setAppBadge(now) : navigator.clearAppBadge()).catch(
        () => undefined,
      );
  }

  #hear(tables: MyTable[]): void {
    const alive = tables.filter(goesOn);
    const wanted = new Set(alive.slice(0, MOST_HEARD).map(({ card }) => card.id));
    for (const [id, stop] of this.#hearing) {
      if (wanted.has(id)) continue;
      stop();
      this.#hearing.delete(id);
    }
    for (const id of wanted) {
      if (this.#hearing.has(id)) continue;
      const stop = listen(id, (heard) => {
        if (heard.kind === "gone") {
          stop(); // a stream that names it would be refused for all tables
          this.#hearing.delete(id);
        }
        if (heard.kind === "hello") this.#catchUp(id, heard.tables[id]);
        else if (heard.kind === "gone" || (heard.kind === "changed" && heard.change.card))
          this.look().catch(() => undefined);
        else if (heard.kind === "changed") this.note(id, heard.change.awaited, heard.change.number);
      });
      this.#hearing.set(id, stop);
    }
  }
}

/** A game that starts wants our part in its shuffle, whatever page is open. */
async function revealAt(tables: MyTable[]): Promise<void> {
  const starting = tables.filter(({ card }) => card.phase === "starting");
  if (starting.length === 0) return;
  const { reveal } = await patiently(() => import("./shuffle/shuffle"));
  await Promise.all(starting.map(({ card, mine }) => reveal(card, mine)));
}

export function goesOn({ card }: MyTable): boolean {
  return card.phase !== "over" && card.phase !== "abandoned";
}

export function isAwaited(table: MyTable): boolean {
  const { card, awaited } = table;
  if (card.phase !== "running") return false;
  return awaited.some((seat) => card.seats[seat]?.away === "");
}

export const waiting = new Waiting();
