/** What flies comes after the first view: nothing moves before somebody does. */

import type { Fact } from "../../../api/client";
import { tirelessly } from "../../../api/patience.svelte";
import type { Move } from "../../model/move";
import type { Flights } from "./flights";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown"];

export function flightsLater(moves: (fact: Fact) => Move[]): Flights["show"] {
  let flights: Flights | null = null;
  const load = (): void => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, load);
    void tirelessly(() => import("./flights")).then(({ Flights }) => {
      flights ??= new Flights(moves);
    });
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, load);
  return (deed, hold) => flights?.show(deed, hold);
}
