/** Keys that work wherever the keyboard is, except where one writes. */

import { printedOn } from "../prompt/keys";

interface Deeds {
  /** False if this key stands for nothing now. */
  press: (key: string) => boolean;
  undo: () => void;
  /** Asks for a hint, where that is possible. */
  hint: () => void;
}

export function keyboard({ press, undo, hint }: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target as Element;
    const writes = at.closest("input, textarea, select, [contenteditable]") !== null;
    if (writes || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace" || event.key === "u") undo();
    else if (!press(printedOn(event))) {
      if (event.key !== "h") return;
      hint();
    }
    event.preventDefault();
  };
}
