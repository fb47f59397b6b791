/** What is said aloud by a screen reader, and shown to nobody. Only what is added is read. */

import { untrack } from "svelte";

const KEPT = 7000;

class Announcer {
  said = $state.raw<{ id: number; text: string }[]>([]);
  #next = 0;

  /** Said after what is being said now. */
  say(text: string): void {
    if (!text) return;
    const id = this.#next++;
    this.said = [...untrack(() => this.said), { id, text }];
    setTimeout(() => (this.said = this.said.filter((one) => one.id !== id)), KEPT);
  }
}

export const announcer = new Announcer();
