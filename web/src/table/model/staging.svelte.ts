/** The steps of one seat that are not confirmed yet, and what they would bring. */

import { Problem, type Fact } from "../../api/client";
import * as turns from "./turns";

export class Staging {
  readonly #table: string;
  /** Steps that were previewed. */
  #seen = $state.raw<string[]>([]);
  /** The step after them, if only confirming shows what it brings. */
  last = $state<string | null>(null);
  preview = $state.raw<turns.Preview | null>(null);
  /** Committed as this row, but it has not come yet: what was previewed stays shown. */
  settling = $state<number | null>(null);
  #forecasts: Record<string, Promise<Fact[]>> = {};

  constructor(table: string) {
    this.#table = table;
  }

  get steps(): string[] {
    return this.last === null ? this.#seen : [...this.#seen, this.last];
  }

  /** Adds a step, or puts it in the place of the last one if that waits to be confirmed. */
  async choose(seat: number, action: string): Promise<void> {
    const steps = [...this.#seen, action];
    const preview = await turns.preview(this.#table, seat, steps);
    const { refusal } = preview;
    if (refusal) throw new Problem(409, "against_rule", refusal.args, refusal.rule);
    if (preview.taken === steps.length) this.#show(steps, preview);
    else this.last = action;
  }

  /** Takes the last step back. */
  async undo(seat: number): Promise<void> {
    if (this.last !== null) this.last = null;
    else if (this.#seen.length > 0) {
      const fewer = this.#seen.slice(0, -1);
      this.#show(fewer, fewer.length > 0 ? await turns.preview(this.#table, seat, fewer) : null);
    }
  }

  /** What would surely follow from one more action. */
  forecast(seat: number, action: string): Promise<Fact[]> {
    return (this.#forecasts[action] ??= turns.forecast(this.#table, seat, this.#seen, action));
  }

  settle(number: number): void {
    const { preview } = this;
    this.clear();
    this.preview = preview;
    this.settling = number;
  }

  clear(): void {
    this.settling = null;
    this.#show([], null);
  }

  #show(steps: string[], preview: turns.Preview | null): void {
    this.#seen = steps;
    this.preview = preview;
    this.last = null;
    this.#forecasts = {};
  }
}
