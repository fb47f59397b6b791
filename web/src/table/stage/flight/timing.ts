/** When what is seen of a deed happens. */

/** How long a deed is on at the calm pace, in milliseconds; all else is a share of it. */
const WHOLE = 1600;
const LEAVES = 250;
const FLIES = 600;
const GROWS = 220;
const BETWEEN = 120;
/** What follows a piece on its way: how much later, and how much of it is seen. */
const ECHOES = [
  { later: 60, opacity: 0.46 },
  { later: 120, opacity: 0.32 },
  { later: 180, opacity: 0.24 },
];

export interface Timing {
  leaves: number;
  flies: number;
  lands: number;
  grows: number;
  echoes: { later: number; opacity: number }[];
}

/** Of the piece with this number, if several fly.
 *  @param hold how long the deed is on */
export function timingOf(hold: number, index = 0): Timing {
  const beat = hold / WHOLE;
  const leaves = (LEAVES + index * BETWEEN) * beat;
  return {
    leaves,
    flies: FLIES * beat,
    lands: leaves + FLIES * beat,
    grows: GROWS * beat,
    echoes: ECHOES.map(({ later, opacity }) => ({ later: later * beat, opacity })),
  };
}
