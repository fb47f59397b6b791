/** What players have just said, for a little while. */

import type { Fact } from "../../api/client";
import { saidIn } from "./phrases";

const KEPT = 7000;

export class Bubbles {
  /** By seat. */
  said = $state<Record<number, string>>({});
  readonly #ends: Record<number, ReturnType<typeof setTimeout>> = {};

  hear(facts: Fact[]): void {
    for (const { seat, text } of saidIn(facts)) {
      this.said[seat] = text;
      clearTimeout(this.#ends[seat]);
      this.#ends[seat] = setTimeout(() => (this.said[seat] = ""), KEPT);
    }
  }
}
