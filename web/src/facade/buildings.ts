/** Every building but those of the expert game, which come when one of them is needed. */

import type { Buildings } from "./building";
import { civic } from "./groups/civic";
import { family } from "./groups/family";
import { fun } from "./groups/fun";
import { markets } from "./groups/markets";
import { residential } from "./groups/residential";
import { shops } from "./groups/shops";
import { work } from "./groups/work";

export const buildings: Buildings = {
  ...shops,
  ...civic,
  ...work,
  ...fun,
  ...residential,
  ...markets,
  ...family,
};
