/** Lets the end come on bit by bit. Any key or click shows all of it at once. */

import { PACES, settings } from "../../shell/settings.svelte";

const WHOLE = 3200;

export class Staging {
  /** Whether it is still coming on. */
  isOn = $state(false);
  /** A share of the calm pace. */
  readonly beat = PACES[settings.pace] / PACES.calm;

  /** @param isNew Who opens an old table wants to see how it ended, not wait for it. */
  constructor(isNew: boolean) {
    this.isOn = isNew && this.beat > 0 && !settings.still && !document.hidden;
  }

  /** For an effect. */
  run(): (() => void) | undefined {
    if (!this.isOn) return;
    const end = (): void => {
      this.isOn = false;
    };
    const timer = setTimeout(end, WHOLE * this.beat);
    document.addEventListener("pointerdown", end, true);
    document.addEventListener("keydown", end, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", end, true);
      document.removeEventListener("keydown", end, true);
    };
  }
}
