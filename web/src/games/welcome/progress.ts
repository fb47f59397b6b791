/** How far a sheet is with a plan: what is there, of what is asked. */

import { SHEET } from "./sheet/geometry";
import { estatesOf, isEmpty, type House, type Sheet } from "./sheet/text";
import type { PlanPrint } from "./types";

export interface Progress {
  have: number;
  need: number;
  /** Of an estates plan, for each listed size: whether there is an estate for it. */
  found: boolean[];
}

const ENDS = 6;
const POOLS = 3;

export function progressOf(plan: PlanPrint, sheet: Sheet): Progress {
  if (plan.kind === "estates") return ofEstates(plan.sizes, sheet);
  const { streets } = sheet;
  const filled = (houses: House[]): number => houses.filter((house) => !isEmpty(house)).length;
  const parksLeft = streets.map(
    (_, street) =>
      (SHEET.streets.rows[street]?.parks.boxes.length ?? 0) - (sheet.parks[street] ?? 0),
  );
  const poolsLeft = streets.map((houses) => POOLS - houses.filter((one) => one.hasPool).length);
  const boxes = (street: number): number =>
    (SHEET.streets.rows[street]?.parks.boxes.length ?? 0) + POOLS;
  const street = plan.street - 1;
  switch (plan.kind) {
    case "full_street":
      return plainly(filled(streets[street] ?? []), streets[street]?.length ?? 0);
    case "street_ends":
      return plainly(
        filled(streets.flatMap((houses) => [houses[0], houses.at(-1)]).filter((one) => !!one)),
        ENDS,
      );
    case "bis_on_one_street":
      return plainly(
        Math.max(...streets.map((houses) => houses.filter((one) => one.isCopy).length)),
        plan.count,
      );
    case "temps":
      return plainly(sheet.temps, plan.count);
    case "parks_on_streets":
      return plainly(parksLeft.filter((left) => left === 0).length, plan.count);
    case "pools_on_streets":
      return plainly(poolsLeft.filter((left) => left === 0).length, plan.count);
    case "parks_and_pools":
      return plainly(
        boxes(street) - (parksLeft[street] ?? 0) - (poolsLeft[street] ?? 0),
        boxes(street),
      );
    default: {
      const best = streets.map((houses, index) => {
        const roundabout = houses.some((one) => one.isRoundabout) ? 0 : 1;
        const left = (parksLeft[index] ?? 0) + (poolsLeft[index] ?? 0) + roundabout;
        return { have: boxes(index) + 1 - left, need: boxes(index) + 1, left };
      });
      best.sort((a, b) => a.left - b.left);
      return plainly(best[0]?.have ?? 0, best[0]?.need ?? 0);
    }
  }
}

function ofEstates(sizes: number[], sheet: Sheet): Progress {
  const free = estatesOf(sheet)
    .filter(({ isUsed }) => !isUsed)
    .map(({ houses }) => houses.length);
  const found = sizes.map((size) => {
    const place = free.indexOf(size);
    if (place >= 0) free.splice(place, 1);
    return place >= 0;
  });
  return { have: found.filter(Boolean).length, need: sizes.length, found };
}

function plainly(have: number, need: number): Progress {
  return { have: Math.min(have, need), need, found: [] };
}
