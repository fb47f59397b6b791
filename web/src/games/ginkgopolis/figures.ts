/** Numbers that the view leaves to be added up. */

import type { Parts, Public } from "./types";

/** How many resources of a side stand in the city, and of how many (GK-19): all there ends it. */
export function inTheCity(seen: Public, side: number): { there: number; all: number } {
  const there = seen.city
    .filter(({ owner }) => owner === side)
    .reduce((sum, { tiles }) => sum + tiles.length, 0);
  return { there, all: there + (seen.stock[side] ?? 0) + (seen.resources[side] ?? 0) };
}

/** How many sides there are: Gosha is one. */
export const sidesOf = (seen: Public): number[] => seen.cards.map((_, side) => side);

/** Points of the end bonuses before a screen, as it stands (GK-117 to GK-122). */
export function endPoints(seen: Public, parts: Parts, side: number): number {
  const cards = seen.cards[side] ?? [];
  const own = seen.city.filter(({ owner }) => owner === side);
  const colourOf = (tiles: string[]): string => tiles.at(-1)?.split("_")[1] ?? "";
  return cards.reduce((sum, card) => {
    const end = parts[card]?.end;
    if (!end) return sum;
    return sum + end.vp * count(end);
  }, 0);

  function count({ counts, of, least, most }: NonNullable<Parts[string]["end"]>): number {
    switch (counts) {
      case "own_resources_on_colour":
        return own
          .filter(({ tiles }) => colourOf(tiles) === of)
          .reduce((sum, { tiles }) => sum + tiles.length, 0);
      case "own_buildings_height":
        return own.filter(
          ({ tiles }) => tiles.length >= least && (most === 0 || tiles.length <= most),
        ).length;
      case "cards_with_trigger":
        return cards.filter((one) => parts[one]?.trigger === of).length;
      case "cards_of_colour":
        return cards.filter((one) => parts[one]?.colour === of).length;
      default:
        return 1;
    }
  }
}
