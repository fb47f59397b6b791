/** What somebody says with a ready-made phrase. */

import type { Fact } from "../../api/client";
import { t } from "../../words/words.svelte";

export function saidIn(facts: Fact[]): { seat: number; text: string }[] {
  return facts
    .filter((fact) => fact.kind === "table.said")
    .map((fact) => ({ seat: fact["seat"] as number, text: t(`phrase-${String(fact["phrase"])}`) }));
}
