/** All 47 tiles, in long streets: what moving and zooming is measured by. */

import { newLot, type Lot } from "../city/city";
import type { Facing } from "../city/geometry";
import type { Printed } from "../types";

const WIDE = 8;
const WAYS: Facing[] = ["s", "e", "n", "w"];

export function wholeCity(printed: Printed): Lot[] {
  return Object.entries(printed)
    .filter(([, { business_count: signs }]) => signs !== undefined)
    .map(([id], i) => ({
      ...newLot(
        id,
        { x: i % WIDE, y: Math.floor(i / WIDE) },
        WAYS[Math.floor(i / WIDE) % 4] ?? "s",
      ),
      owner: i % 5,
      signs: 1,
      people: [i % 3, 0, i % 2, 0],
    }));
}
