/** What happened, as things that move from one spot of the table to another. People walk by
 *  themselves (`Walks`). */

import type { Fact } from "../../../api/client";
import type { Move } from "../../../table/model/move";
import { spot } from "./spots";

export function movesOf(fact: Fact): Move[] {
  const tile = String(fact["tile"]);
  const side = Number(fact["seat"]);
  const from = [spot.tile(tile), spot.side(side)];
  switch (fact.kind) {
    case "built":
      return [{ from, to: [spot.lot(tile), spot.cell(Number(fact["x"]), Number(fact["y"]))] }];
    case "built_over":
      return [{ from, to: [spot.lot(tile)] }];
    default:
      return [];
  }
}
