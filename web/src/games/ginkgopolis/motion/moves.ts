/** What happened, as things that move from one spot of the table to another. */

import type { Fact } from "../../../api/client";
import type { Move } from "../../../table/model/move";
import { spot } from "./spots";

export function movesOf(fact: Fact): Move[] {
  const seat = Number(fact["seat"]);
  const home = [spot.screen(seat)];
  const resources = [spot.asset("resource", seat), ...home];
  const built = [spot.cell(Number(fact["x"]), Number(fact["y"])), spot.city];
  switch (fact.kind) {
    case "constructed":
    case "urbanized":
      return [{ from: home, to: built }];
    case "took_back":
      return [{ from: [spot.city], to: resources }];
    case "drew_tile":
      return [{ from: [spot.reserve], to: [spot.asset("tile", seat), ...home] }];
    case "drew":
      return [{ from: [spot.deck], to: home }];
    case "card_kept":
      return [{ from: [spot.city], to: [spot.cards(seat), ...home] }];
    default:
      return [];
  }
}
