/** A hint for the question that is open: asked for, thought of, shown, and gone with the question. */

import { Problem, type Schemas } from "../../api/client";
import { problemWords } from "../../shell/problems";
import type { TableModel } from "../model/model.svelte";
import * as turns from "../model/turns";

export class Hinting {
  readonly #model: TableModel;
  hint = $state.raw<Schemas["Hint"] | null>(null);
  isThinking = $state(false);
  /** Why there is none. */
  problem = $state("");
  /** For which question: an answer that comes too late is for none. */
  #asked = 0;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** Also while it is thought of, and if nothing came of it. */
  get isOpen(): boolean {
    return this.isThinking || this.hint !== null || this.problem !== "";
  }

  /** The host allows it, nobody else plays, and there is something to choose. */
  get isPossible(): boolean {
    const { position, seat, last, outlook, isAwaited } = this.#model;
    if (!position?.card.hints || seat === null || !isAwaited || last !== null) return false;
    return (outlook?.legal.length ?? 0) > 1;
  }

  async ask(): Promise<void> {
    const { id, seat, steps } = this.#model;
    if (!this.isPossible || seat === null || this.isThinking) return;
    this.close();
    this.isThinking = true;
    const asked = this.#asked;
    try {
      const hint = await turns.hint(id, seat, steps);
      if (asked === this.#asked) this.hint = hint;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (asked === this.#asked) this.problem = problemWords(error);
    } finally {
      if (asked === this.#asked) this.isThinking = false;
    }
  }

  close(): void {
    this.#asked++;
    this.hint = null;
    this.isThinking = false;
    this.problem = "";
  }
}
