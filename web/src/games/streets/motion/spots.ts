/** Names of places on the board, by which things that fly find them. */

export const spot = {
  lot: (tile: string) => `lot-${tile}`,
  cell: (x: number, y: number) => `cell-${String(x)},${String(y)}`,
  tile: (tile: string) => `tile-${tile}`,
  side: (side: number) => `side-${String(side)}`,
  sum: (side: number) => `sum-${String(side)}`,
  money: (side: number) => `money-${String(side)}`,
};
