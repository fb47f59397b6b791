import type { Fact } from "../../api/client";

/** What is news of a row: a branch begins with all that was told before it. */
export function sinceBranch(facts: Fact[]): Fact[] {
  return facts.slice(facts.findLastIndex(({ kind }) => kind === "table.branched") + 1);
}
