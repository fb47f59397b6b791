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

/** Whose towns stand beside one's own, in the order of seats: of many those one follows, then those
 *  just before and behind, then leaders. Who acts is always among them. */
export function besides(
  places: Place[],
  {
    own,
    followed,
    acting,
    room,
  }: { own: number; followed: number[]; acting: number; room: number },
): number[] {
  const at = places.findIndex(({ seat }) => seat === own);
  const near = [places[at - 1], places[at + 1], ...places].flatMap((place) => place?.seat ?? []);
  const wanted = [...new Set([...followed, ...(places.length > FEW ? near : bySeat(places, own))])];
  const others = wanted.filter((seat) => seat !== own && seat < places.length);
  const shown = others.slice(0, room);
  if (others.includes(acting) && !shown.includes(acting)) shown.splice(-1, 1, acting);
  return shown.sort((a, b) => a - b);
}

/** From the left neighbour on, around the table. */
function bySeat(places: Place[], own: number): number[] {
  const count = places.length;
  return places.map((_, step) => (own + 1 + step) % count);
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
