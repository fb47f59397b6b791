/** Names of places on the board, by which things that fly, and coaches, find them. */

export const spot = {
  cell: (x: number, y: number) => `cell-${String(x)},${String(y)}`,
  city: "city",
  tiles: "own-tiles",
  screen: (side: number) => `screen-${String(side)}`,
  asset: (asset: string, side: number) => `${asset}-${String(side)}`,
  reserve: "reserve",
  deck: "deck",
  discard: "discard",
  cards: (side: number) => `cards-${String(side)}`,
};
