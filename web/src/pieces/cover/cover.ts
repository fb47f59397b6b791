/** What is on a cover, in units: 150 wide, 100 high. Real buildings stand between what is cut from
 *  paper behind and before them. */

import type { Building } from "../Street.svelte";

export interface Cut {
  /** A colour of the house. */
  fill: string;
  path: string;
  at?: readonly [x: number, y: number, size?: number];
}

export interface Cover {
  /** How much there is to learn, from 1 to 5: light games stand in front. */
  weight: number;
  sky: "sky" | "morning" | "rose" | "meadow" | "dusk";
  behind: readonly Cut[];
  buildings: readonly Building[];
  /** How wide a building is, and how high the street lies. */
  house: number;
  floor: number;
  before: readonly Cut[];
}
