/** Where people live. */

import * as homes from "../silhouettes/homes";
import { own, type Buildings } from "../building";

export const residential: Buildings = {
  igloo: own(homes.igloo),
  tree_house: own(homes.treeHouse),
  house: own(homes.cottage),
  apartment_building: {
    wide: 76,
    storeys: 5,
    roof: "garden",
    windows: "sash",
    across: 4,
    door: "double",
    balconies: true,
    home: 3,
    extras: ["laundry", "bushes"],
  },
  luxury_residence: own(homes.luxuryResidence),
};
