/** What is asked of the server before a game, one thing at a time. */

import { notices } from "../../shell/notices.svelte";
import type { TableModel } from "../model/model.svelte";

export class Errands {
  readonly #model: TableModel;
  busy = $state(false);

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** @param looks at the table afterwards: whoever has left a private one may not. */
  async run(work: () => Promise<unknown>, looks = true): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if ((await notices.trying(work)) && looks) await this.#model.refresh().catch(() => undefined);
    this.busy = false;
  }
}
