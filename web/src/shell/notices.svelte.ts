/** Short words at the edge of the screen: what went wrong, what was done. */

import { announcer } from "./announce.svelte";
import { problemWords } from "./problems";

export interface Notice {
  id: number;
  text: string;
  kind: "good" | "bad" | "plain";
}

const LASTS = 6000;

class Notices {
  shown = $state.raw<Notice[]>([]);
  #next = 0;

  show(text: string, kind: Notice["kind"] = "plain"): void {
    const id = this.#next++;
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { id, text, kind }];
    announcer.say(text);
    setTimeout(() => this.close(id), LASTS);
  }

  close(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Does something and says what went wrong with it; whether it went well. */
  async trying(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.show(problemWords(error), "bad");
      return false;
    }
  }
}

export const notices = new Notices();
