/** A coach at one table: what is said now, until it is answered or taken note of. */

import type { Coach } from "../model/coach";
import { keepProgress, progressAt } from "./progress";
import { nextRemark, type Situation, type Spoken } from "./remarks";

export class Coaching {
  readonly #table: string;
  readonly coach: Coach;
  #said = $state.raw<string[]>([]);
  isOff = $state(false);
  current = $state.raw<Spoken | null>(null);
  #question = "";
  /** What is said now is on the screen: only then it counts as said. */
  #isHeard = false;

  constructor(table: string, coach: Coach) {
    this.#table = table;
    this.coach = coach;
    const { said, isOff } = progressAt(table);
    this.#said = said;
    this.isOff = isOff;
  }

  /** @param question which one is open, each time anew; empty: none.
   *  @param now what the player sees of it. */
  look(question: string, now: Situation | null): void {
    if (question !== this.#question) this.#close();
    this.#question = question;
    if (!question || !now || this.isOff) this.current = null;
    else this.current ??= nextRemark(this.coach, this.#said, now);
  }

  hear(): void {
    this.#isHeard = true;
  }

  /** It was read: whatever else there is to say follows. */
  goOn(now: Situation | null): void {
    this.hear();
    this.#close();
    this.look(this.#question, now);
  }

  /** Sends it away, or calls it back: whoever shows it looks again. */
  turn(isOff: boolean): void {
    this.isOff = isOff;
    this.#keep();
  }

  #close(): void {
    const { current } = this;
    this.current = null;
    if (!current || !this.#isHeard) return;
    this.#isHeard = false;
    this.#said = [...this.#said, current.remark.say];
    this.#keep();
  }

  #keep(): void {
    keepProgress(this.#table, { said: this.#said, isOff: this.isOff });
  }
}
