/** Signs that stand together are one stop of the keyboard; arrows lead from one to the next. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place to go to among so many, by a key; null if the key does not go. */
export function placeByKey(at: number, count: number, key: string): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** Moves the focus; whether it did. */
export function rove(sign: HTMLElement, key: string): boolean {
  const group = sign.closest("[data-signs]");
  const signs = [...(group?.querySelectorAll<HTMLElement>("[data-sign]") ?? [])];
  const place = placeByKey(signs.indexOf(sign), signs.length, key);
  const next = place === null ? undefined : signs[place];
  if (!next) return false;
  for (const one of signs) one.tabIndex = one === next ? 0 : -1;
  next.focus();
  return true;
}
