/** Keys that work wherever the keyboard is, except where one writes. */

interface Deeds {
  number: (index: number) => void;
  undo: () => void;
}

export function keyboard({ number, undo }: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target as Element;
    const writes = at.closest("input, textarea, select, [contenteditable]") !== null;
    if (writes || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-9]$/.test(event.key)) number(Number(event.key) - 1);
    else if (event.key === "Backspace" || event.key === "u") undo();
    else return;
    event.preventDefault();
  };
}
