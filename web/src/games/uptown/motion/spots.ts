/** Names of places on the board, by which things that fly find them. */

import type { PileId } from "../market/pile";

export const spot = {
  half: (project: string) => `half-${project}`,
  money: (deck: number) => `money-${String(deck)}`,
  pile: (pile: PileId) => `pile-${String(pile)}`,
  plot: (seat: number, plot: number) => `plot-${String(seat)}-${String(plot)}`,
  street: (seat: number) => `street-${String(seat)}`,
  wallet: (seat: number) => `wallet-${String(seat)}`,
};
