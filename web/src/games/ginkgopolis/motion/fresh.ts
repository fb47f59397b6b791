/** What has just happened in the city: what was built, and which buildings gave something. */

import type { Fact, Line } from "../../../api/client";
import { keyOf } from "../city/projection";
import type { Building } from "../types";

const GIVES = ["gained_resources", "gained_vp", "tiles_due"];

export function raisedIn(facts: Fact[]): string {
  const built = facts.findLast(({ kind }) => kind === "constructed" || kind === "urbanized");
  return built ? keyOf([Number(built["x"]), Number(built["y"])]) : "";
}

/** Buildings are named by their top tiles. */
export function givingIn(facts: Fact[], city: Building[]): string[] {
  const sources = new Set(
    facts
      .filter(({ kind }) => GIVES.includes(kind))
      .flatMap((fact) => fact["lines"] as Line[])
      .map(({ source }) => source),
  );
  return city
    .filter(({ tiles }) => sources.has(tiles.at(-1) ?? ""))
    .map(({ cell: [x = 0, y = 0] }) => keyOf([x, y]));
}
