/** What the network loses is asked for again, after longer and longer pauses. Meanwhile the page says
 *  so (`shell/Late.svelte`). */

import { Problem } from "./client";

/** Milliseconds before each new try, and later on. */
const PAUSES = [500, 1500, 4000];
const LONG = 8000;

class Late {
  /** How many things have not come and are asked for again. */
  count = $state(0);
  /** Whether trying again has not helped. */
  isLong = $state(false);
  #pauses = new Set<() => void>();

  /** Tries at once. Where that has not helped, only a new page may: browsers until 2026 remember for
   *  ever that a module could not be loaded. */
  hurry = (): void => {
    if (this.isLong) location.reload();
    for (const end of this.#pauses) end();
  };

  pause(milliseconds: number): Promise<void> {
    return new Promise((goOn) => {
      const end = (): void => {
        this.#pauses.delete(end);
        goOn();
      };
      this.#pauses.add(end);
      setTimeout(end, milliseconds);
    });
  }
}

export const late = new Late();

/** Loads a file of the client or an answer of the API. What stays away is the Problem `offline`. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  return insist(load, (tries) => tries > PAUSES.length || !navigator.onLine);
}

/** The same for a part of a page that is of use without it: it is never given up. */
export async function tirelessly<T>(load: () => Promise<T>): Promise<T> {
  return insist(load, () => false);
}

async function insist<T>(load: () => Promise<T>, isEnough: (tries: number) => boolean): Promise<T> {
  let failed = 0;
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (failed++ === 0) late.count++;
        late.isLong ||= failed > PAUSES.length;
        if (!mayPass(error) || isEnough(failed))
          // What browsers throw if no file comes.
          throw error instanceof TypeError ? new Problem(0, "offline") : error;
        await late.pause(PAUSES[failed - 1] ?? LONG);
      }
    }
  } finally {
    if (failed > 0) late.count--;
  }
}

/** Whether the same may work later: all but what the server has refused. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Problem) || error.status === 0 || error.status >= 500;
}
