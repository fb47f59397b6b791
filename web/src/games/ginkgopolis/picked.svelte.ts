/** What was picked up on the way to an action, here and beside the board: a card of the hand. Nothing
 *  is laid down before there is a tile for it, or none. And how the city is looked at. */

const KEY = "kvartal.ginkgopolis.flat";

class Picked {
  card = $state<string | null>(null);
  isFlat = $state(localStorage.getItem(KEY) === "yes");
  /** Districts are shown as areas. */
  hasAreas = $state(false);

  /** The same card again lays it back. */
  take(card: string): void {
    this.card = this.card === card ? null : card;
  }

  drop(): void {
    this.card = null;
  }

  flatten(): void {
    this.isFlat = !this.isFlat;
    localStorage.setItem(KEY, this.isFlat ? "yes" : "no");
  }
}

export const picked = new Picked();
/** What a card that can be picked carries as its choice. */
export const pickOf = (card: string): string => `pick ${card}`;
export const pickedIn = (choice: string | null): string | null =>
  choice?.startsWith("pick ") ? choice.slice("pick ".length) : null;
