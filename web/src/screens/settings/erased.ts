/** That somebody has just been erased is known from one page to the next, and no longer. */

const KEY = "kvartal.erased";

export function noteErased(): void {
  sessionStorage.setItem(KEY, "yes");
}

/** True once. */
export function wasErased(): boolean {
  const found = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return found;
}
