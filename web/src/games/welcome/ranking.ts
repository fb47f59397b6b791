/** Whose sheets are a tap away: all of a few, the interesting ones of many. */

export interface Place {
  seat: number;
  points: number;
  /** Equal points share a place. */
  rank: number;
}

const FEW = 6;
const LEADERS = 2;

export function ranked(points: number[]): Place[] {
  return points
    .map((own, seat) => ({
      seat,
      points: own,
      rank: 1 + points.filter((other) => other > own).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Own sheet first, then leaders, those just before and behind, and whom one follows; by rank. */
export function shownPlaces(
  places: Place[],
  viewer: number | null,
  followed: number[],
  looked: number,
): Place[] {
  const own = places.findIndex(({ seat }) => seat === viewer);
  const first = own < 0 ? [] : places.slice(own, own + 1);
  const others = places.filter((_, index) => index !== own);
  if (places.length <= FEW) return [...first, ...others.sort((a, b) => a.seat - b.seat)];
  const near = own < 0 ? [] : [places[own - 1]?.seat, places[own + 1]?.seat];
  const wanted = new Set([
    ...places.slice(0, LEADERS).map(({ seat }) => seat),
    ...near,
    ...followed,
    looked,
  ]);
  return [...first, ...others.filter(({ seat }) => wanted.has(seat))];
}
