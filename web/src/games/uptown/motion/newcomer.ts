/** Which storey has come since its street was last drawn: it drops into its place, and only once.
 *  One's own is seen there before it is confirmed. */

/** A street as it is drawn: whose it is, and all that stands on it. */
export interface Drawn {
  street: string;
  storeys: string[];
}

/** A turn adds no more; where there are more, somebody has leafed through the game. */
const MOST = 2;

/** @param last who came last, as far as is known */
export function newcomer(before: Drawn | null, now: Drawn, last: string | null): string | null {
  if (before?.street !== now.street) return null;
  const known = new Set(before.storeys);
  const added = now.storeys.filter((storey) => !known.has(storey));
  if (added.length > MOST) return null;
  return added.at(-1) ?? (last !== null && now.storeys.includes(last) ? last : null);
}
