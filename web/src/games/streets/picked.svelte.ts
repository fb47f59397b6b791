/** What was pointed out on the way to an action: the cell a finger has tapped, how the tile is
 *  turned, and how many people go together. */

import type { Facing } from "./city/geometry";

class Picked {
  /** Key of a free cell. */
  cell = $state<string | null>(null);
  facing = $state<Facing | null>(null);
  /** Null: all that may go. */
  many = $state<number | null>(null);

  drop(): void {
    this.cell = null;
    this.many = null;
  }
}

export const picked = new Picked();
