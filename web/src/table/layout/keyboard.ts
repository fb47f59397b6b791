/** Keys that work wherever the keyboard is, except where one writes. */

import { printedOn } from "../prompt/keys";

interface Deeds {
  /** False if this key stands for nothing now. */
  press: (key: string) => boolean;
  undo: () => void;
}

export function keyboard({ press, undo }: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target as Element;
    const writes = at.closest("input, textarea, select, [contenteditable]") !== null;
    if (writes || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace" || event.key === "u") undo();
    else if (!press(printedOn(event))) return;
    event.preventDefault();
  };
}
