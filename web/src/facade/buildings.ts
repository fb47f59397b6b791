/** Every building. */

import type { Buildings } from "./building";
import { civic } from "./groups/civic";
import { expert } from "./groups/expert";
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
  ...expert,
};
