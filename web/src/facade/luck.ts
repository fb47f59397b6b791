/** Details that differ from building to building, and are the same whenever it is drawn. */

export class Luck {
  #state: number;

  constructor(id: string) {
    this.#state = 2166136261;
    for (const letter of id) {
      this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 16777619);
    }
  }

  /** Between 0 and 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  happens(likely: number): boolean {
    return this.next() < likely;
  }

  of<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }
}
