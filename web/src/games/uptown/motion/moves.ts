/** What happened, as cards and notes that move from one spot of the table to another. What income
 *  does stands beside the figures. */

import type { Fact } from "../../../api/client";
import type { Move } from "../../../table/model/move";
import { projectOf, type Projects } from "../types";
import { spot } from "./spots";

export function movesOf(fact: Fact, projects: Projects): Move[] {
  const seat = Number(fact["seat"]);
  const plot = Number(fact["plot"]) - 1;
  const wallet = [spot.wallet(seat), spot.street(seat)];
  switch (fact.kind) {
    case "collected":
      return [{ from: [spot.money(seat)], to: wallet }];
    case "paid":
      return [{ from: wallet, to: [spot.money(Number(fact["deck"]))] }];
    case "built":
      return [{ from: cardIn(fact, projects), to: [spot.plot(seat, plot), spot.street(seat)] }];
    case "gave": {
      const receiver = Number(fact["receiver"]);
      const to = [spot.plot(receiver, plot), spot.street(receiver)];
      return [{ from: cardIn(fact, projects), to }];
    }
    default:
      return [];
  }
}

/** Where its half of the card lies open. The back of the municipal card is not seen, but its pile. */
function cardIn(fact: Fact, projects: Projects): string[] {
  const project = String(fact["project"]);
  const isMunicipal = projectOf(projects, project).cost === 0;
  return [spot.half(project), ...(isMunicipal ? [spot.pile("municipal")] : [])];
}
