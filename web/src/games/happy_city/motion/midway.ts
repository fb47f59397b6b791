/** The table between two deeds of one row: somebody buys, and then a new round pays everybody. */

import type { Fact, Line } from "../../../api/client";
import type { Public } from "../types";

/** Only coins change twice in a row. */
export function midway(before: Public, after: Public, told: Fact[]): Public {
  const coins = before.coins.map((had, seat) =>
    told.filter((fact) => fact["seat"] === seat).reduce((sum, fact) => sum + paid(fact), had),
  );
  return { ...after, coins };
}

function paid(fact: Fact): number {
  const lines = (fact["lines"] ?? (fact["line"] ? [fact["line"]] : [])) as Line[];
  const amount = lines.reduce((total, { each, count }) => total + each * count, 0);
  return fact.kind === "bought" ? -amount : amount;
}
