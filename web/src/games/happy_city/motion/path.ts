/** The way of a thing that flies over the board, and when. */

/** On the screen, as a browser measures it. */
export type Place = Pick<DOMRect, "left" | "top" | "width" | "height">;
export type Places = Record<string, Place>;

/** In milliseconds. */
export const FLIGHT = 620;
const BETWEEN = 160;
/** After this part of the flight what flew is at its place. */
const LANDED = 0.85;
const LARGEST = 1.4;
const BANK = 40;

/** One after another. */
export function delayOf(index: number): number {
  return index * BETWEEN;
}

/** How long so many fly. */
export function timeFor(flights: number): number {
  return FLIGHT + delayOf(flights);
}

export function landingOf(delay: number): number {
  return delay + FLIGHT * LANDED;
}

/** The first of these that is on the board; else the bank, in the middle of its upper edge. */
export function placeOf(spots: string[], places: Places, board: Place): Place {
  const { left, top, width } = board;
  const bank = { left: left + width / 2, top, width: BANK, height: BANK };
  return spots.map((name) => places[name]).find((place) => place && place.width > 0) ?? bank;
}

/** Of a thing of this size at the board's upper left corner. Cards are as wide as where they are;
 *  coins keep their size and shrink as they vanish. */
export function wayOf(
  isCard: boolean,
  { from, to, size, board }: Record<"from" | "to" | "size" | "board", Place>,
): Keyframe[] {
  const start = at(from, isCard ? Math.min(from.width / size.width, LARGEST) : 1);
  const wide = to.width / size.width;
  return [
    { transform: start, opacity: 0 },
    { transform: start, opacity: 1, offset: 0.12 },
    { transform: at(to, isCard ? wide : 1), opacity: 1, offset: 0.9 },
    { transform: at(to, isCard ? wide : 0.6), opacity: 0 },
  ];

  /** Middle on middle. */
  function at(place: Place, scale: number): string {
    const x = place.left + place.width / 2 - board.left - size.width / 2;
    const y = place.top + place.height / 2 - board.top - size.height / 2;
    return `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
  }
}
