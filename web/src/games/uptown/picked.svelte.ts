/** What was picked up on the way to an action, here and beside the board: a half of a card. Nothing
 *  is paid before it has a place. */

class Picked {
  /** Where nothing was picked yet, a turn may still hold one (`heldOf`). */
  project = $state<string | null>(null);
  /** The municipal card shows its back. */
  isTurned = $state(false);

  /** The same half again lays it back. */
  take(project: string): void {
    this.project = this.project === project ? null : project;
  }

  drop(): void {
    this.project = null;
  }
}

export const picked = new Picked();
