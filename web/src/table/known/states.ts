/** Where a piece of the game is, as far as it is known. */

/** Still to come, or nobody knows; lies open, or is in somebody's hands; is out, but comes back when
 *  what it came from runs out; comes no more. */
export const STATES = ["left", "open", "back", "gone"] as const;
export type State = (typeof STATES)[number];

/** Few games have pieces that come back. */
export type Counts = Record<Exclude<State, "back">, number> & { back?: number };

export function countStates(pieces: Iterable<{ state: State }>): Counts {
  const counts: Counts = { left: 0, open: 0, gone: 0 };
  for (const { state } of pieces) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
