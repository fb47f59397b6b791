/** Gifts by who has given them. */
export type Givers = Record<string, number>;

/** @param gave the gifts that each seat has played */
export function giversOf(gave: string[][]): Givers {
  return Object.fromEntries(gave.flatMap((gifts, seat) => gifts.map((gift) => [gift, seat])));
}
