/** The table when only some of a row has been told: a tile lies there, but its street has not been
 *  read out yet. */

import type { Fact } from "../../../api/client";
import type { Prompts } from "../../../table/gameModules";
import type { Building, Public } from "../types";
import { paydaysOf, sumOf } from "./beats";

export const midway: NonNullable<Prompts["midway"]> = (before, after, told) => {
  const [was, is] = [before as unknown as Public, after as unknown as Public];
  const paid = paydaysOf(told).flat();
  return {
    ...is,
    money: was.money.map((money, side) => money + sumOf(paid.filter((one) => one.side === side))),
    buildings: is.buildings.map((building) => beforePayday(building, was, told)),
  };
};

/** With its owner and its people. */
function beforePayday(building: Building, was: Public, told: readonly Fact[]): Building {
  const { tile } = building;
  const stood = was.buildings.find((one) => one.tile === tile);
  if (stood) return stood;
  const built = told.find((fact) => fact.kind.startsWith("built") && fact["tile"] === tile);
  return built ? { ...building, owner: Number(built["seat"]) } : building;
}
