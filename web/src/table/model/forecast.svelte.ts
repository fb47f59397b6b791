/** What the choice that is pointed at would bring, in sentences; a moment after it is pointed at. */

import type { Fact } from "../../api/client";
import type { Sentence } from "../../words/sentences";
import { signed } from "../../words/signed";

const WAIT = 90;

export interface Coming {
  action: string;
  sentences: Sentence[];
}

export class Forecast {
  coming = $state.raw<Coming | null>(null);

  /** For an effect: returns what puts an end to it. */
  of(
    action: string | null,
    ask: (action: string) => Promise<Fact[]>,
    say: (fact: Fact) => Sentence,
  ): () => void {
    this.coming = null;
    if (action === null) return () => undefined;
    let isOver = false;
    const waiting = setTimeout(() => {
      void ask(action).then((facts) => {
        if (!isOver) this.coming = { action, sentences: facts.map(say) };
      });
    }, WAIT);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
  }
}

/** A sentence with the arithmetic behind its amount. */
export function withLines({ text, lines }: Sentence): string {
  if (lines.length < 2) return text;
  return `${text}: ${lines.map((line) => `${line.text} ${signed(line.amount)}`).join(" · ")}`;
}
