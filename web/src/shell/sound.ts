/** A few soft sounds. They are made when the first of them is wanted, and never before the person
 *  has touched the page. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "coin" | "end";

const LOUDNESS = { off: 0, quiet: 0.35, full: 1 };

export function sound(name: Sound): void {
  const loud = LOUDNESS[settings.sound];
  // Without the interface for it nobody knows, and the browser itself forbids it.
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (loud === 0 || !isTouched) return;
  void import("./synthesis").then(({ play }) => play(name, loud)).catch(() => undefined);
}
