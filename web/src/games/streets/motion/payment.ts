/** Coins fly from the sum of a street to those who own something there. */

import type { Fact } from "../../../api/client";
import type { Move } from "../../../table/model/move";
import { PAYS } from "./beats";
import { spot } from "./spots";

/** What flies takes a little more than half of a deed. */
export const PAYMENT = PAYS * 1.8;

export function paymentOf({ side }: Fact): Move[] {
  return [{ from: [spot.sum(Number(side))], to: [spot.money(Number(side))] }];
}
