/** Any click or key goes on at once, while others' deeds are shown; and does nothing else on the
 *  board, which has changed under it. */

import type { Stage } from "../stage/stage.svelte";

const NO_SKIP = ["Tab", "Shift", "Control", "Alt", "Meta"];
/** What the game draws: it changes under the pointer. */
const OF_THE_GAME = ".board, .rail";
const OF_THE_FRAME = "button, a, input, select";

/** For an effect. */
export function skipping(stage: Pick<Stage, "isOn" | "skip">): () => void {
  let isSpent = false;

  function pointed({ target }: PointerEvent): void {
    isSpent = false;
    if (!stage.isOn || !(target instanceof Element)) return;
    isSpent = target.closest(OF_THE_GAME) !== null;
    stage.skip();
  }

  function clicked(event: MouseEvent): void {
    if (!isSpent) return;
    isSpent = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function pressed(event: KeyboardEvent): void {
    if (!stage.isOn || NO_SKIP.includes(event.key) || event.ctrlKey || event.metaKey) return;
    const isForFrame =
      event.target instanceof Element &&
      event.target.closest(OF_THE_FRAME) !== null &&
      event.target.closest(OF_THE_GAME) === null;
    if (!isForFrame) {
      event.stopPropagation();
      event.preventDefault();
    }
    stage.skip();
  }

  document.addEventListener("pointerdown", pointed, true);
  document.addEventListener("click", clicked, true);
  document.addEventListener("keydown", pressed, true);
  return () => {
    document.removeEventListener("pointerdown", pointed, true);
    document.removeEventListener("click", clicked, true);
    document.removeEventListener("keydown", pressed, true);
  };
}
