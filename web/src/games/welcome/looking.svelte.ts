/** Whose town is shown large: board and rail agree on it here. */

class Looking {
  /** Whose sheet was asked for; without a wish it is one's own. */
  town = $state<number | null>(null);
  /** Whether the other towns stand beside the board; otherwise the board leads to them. */
  hasRail = $state(false);
}

export const looking = new Looking();
