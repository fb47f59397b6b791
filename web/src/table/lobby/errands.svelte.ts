/** What is asked of the server before a game, one thing at a time. */

import { notices } from "../../shell/notices.svelte";
import type { TableModel } from "../model/model.svelte";

export class Errands {
  readonly #model: TableModel;
  busy = $state(false);

  constructor(model: TableModel) {
    this.#model = model;
  }

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (await notices.trying(work)) await this.#model.refresh().catch(() => undefined);
    this.busy = false;
  }
}
