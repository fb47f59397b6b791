/** Everybody's sheet as it was before it last changed: what differs is what was written last. */

import { untrack } from "svelte";

export class Past {
  #now: string[] = [];
  #before = $state.raw<string[]>([]);

  /** @param sheets as they are now; to be made where effects run. */
  constructor(sheets: () => string[]) {
    $effect.pre(() => {
      const now = sheets();
      untrack(() => this.#look(now));
    });
  }

  of(seat: number): string | undefined {
    return this.#before[seat];
  }

  #look(now: string[]): void {
    this.#before = now.map((text, seat) => {
      const last = this.#now[seat];
      return last === undefined || last === text ? (this.#before[seat] ?? text) : last;
    });
    this.#now = now;
  }
}
