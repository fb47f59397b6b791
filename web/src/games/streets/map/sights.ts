/** What matters in view, and what has become of ground that cannot be built on. */

import type { Fact } from "../../../api/client";
import { against, City } from "../city/city";
import { beside, boundsOf, FACINGS, keyOf, type Bounds, type Cell } from "../city/geometry";
import type { Forecast } from "../forecast/forecast";
import { actionsOnBuilding } from "../legal";
import type { Public } from "../types";

/** A chosen cell with its street; else what can be chosen; else what has just been built. */
export function nearOf(
  seen: Public,
  legal: readonly string[],
  forecast: Forecast | null,
  facts: readonly Fact[],
): Bounds | null {
  if (forecast) {
    const streets = [forecast.city.street(forecast.lot), ...forecast.enclosed];
    return boundsOf(streets.flat());
  }
  const open = seen.buildings.filter(({ tile }) => actionsOnBuilding(legal, tile).length > 0);
  if (open.length > 0) return boundsOf(open);
  const built = facts.findLast(({ kind }) => kind === "built" || kind === "built_over");
  const lot = seen.buildings.find(({ tile }) => tile === built?.["tile"]);
  return lot ? boundsOf([lot]) : null;
}

/** Cells inside the city on which no tile may ever lie, however it is turned: what is too wide or too
 *  long stays so, and where all four neighbours are there no road can come any more. */
export function greensOf(city: City): Cell[] {
  const found = new Map<string, Cell>();
  for (const lot of city.lots)
    for (const direction of FACINGS) {
      const cell = beside(lot, direction);
      if (!city.at(cell) && isBarred(city, cell)) found.set(keyOf(cell), cell);
    }
  return [...found.values()];
}

function isBarred(city: City, cell: Cell): boolean {
  const isInside = FACINGS.every((direction) => city.at(beside(cell, direction)));
  return FACINGS.every((facing) => {
    const why = against(city, cell, facing);
    return why === "wide" || why === "long" || (why === "apart" && isInside);
  });
}
