/** How far the reading of enclosed streets has come: the city and the players beside it go by it. */

import type { Fact } from "../../../api/client";
import { PACES, settings } from "../../../shell/settings.svelte";
import { beatsOf, endsOf, owedTo, paydaysOf, readFor, type Beat, type Payday } from "./beats";

class Reading {
  paydays = $state.raw<Payday[]>([]);
  beat = $state.raw<Beat | null>(null);

  /** The building that is read at this moment is this side's. */
  get side(): number | null {
    const { beat } = this;
    if (beat?.phase !== "reads") return null;
    return this.paydays[beat.street]?.[beat.read - 1]?.side ?? null;
  }

  /** Who is paid for the street that is read, as something that happens. */
  get payment(): { seat: null; facts: Fact[] } {
    const payday = this.paydays[this.beat?.street ?? 0] ?? [];
    const sides = new Set(payday.map(({ side }) => side));
    return { seat: null, facts: [...sides].map((side) => ({ kind: "paid", side })) };
  }

  owed(side: number): number {
    return this.beat ? owedTo(side, this.paydays, this.beat) : 0;
  }

  /** For an effect. Who wants no motion sees at once how it ends. */
  start(facts: readonly Fact[]): () => void {
    this.paydays = paydaysOf(facts);
    const whole = beatsOf(this.paydays);
    const [first = null, ...rest] = settings.still ? endsOf(whole) : whole;
    this.beat = first;
    const timers = rest.map((beat) => setTimeout(() => (this.beat = beat), beat.after * tempo()));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      this.paydays = [];
      this.beat = null;
    };
  }
}

export const reading = new Reading();

/** As a share of the calm pace. What is shown at all where all goes at once is shown briskly. */
export function tempo(): number {
  return (PACES[settings.pace] || PACES.brisk) / PACES.calm;
}

/** When people may walk, in milliseconds at a calm pace. */
export function walksAfter(facts: readonly Fact[]): number {
  return settings.still ? 0 : readFor(paydaysOf(facts));
}
