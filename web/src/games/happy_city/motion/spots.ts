/** Names of places on the board, by which things that fly, and coaches, find them. */

export const spot = {
  /** Where a card lies open. */
  card: (card: string) => `card-${card}`,
  /** By its number, from 1. */
  deck: (deck: number) => `deck-${String(deck)}`,
  plot: (seat: number, card: string) => `plot-${String(seat)}-${card}`,
  /** For those whose plots are not on the board. */
  city: (seat: number) => `city-${String(seat)}`,
  figures: (seat: number) => `figures-${String(seat)}`,
  specials: "specials",
};
