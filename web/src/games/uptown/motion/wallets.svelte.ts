/** Coins that are on their way to a wallet: until they have come, it shows so much less. */

class Wallets {
  #coming = $state<Record<number, number>>({});

  coming(seat: number): number {
    return this.#coming[seat] ?? 0;
  }

  add(seat: number, amount: number): void {
    this.#coming[seat] = this.coming(seat) + amount;
  }
}

export const wallets = new Wallets();
