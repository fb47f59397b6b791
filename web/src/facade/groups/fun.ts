/** Where people have fun. */

import * as leisure from "../silhouettes/leisure";
import * as play from "../silhouettes/play";
import { own, type Buildings } from "../building";

export const fun: Buildings = {
  haunted_house: own(leisure.hauntedHouse),
  grand_hotel: {
    wide: 80,
    storeys: 5,
    roof: "mansard",
    windows: "tall",
    across: 5,
    shop: true,
    door: "double",
    emblem: "star",
    signed: "board",
    balconies: true,
    home: 1,
    extras: ["carpet"],
  },
  restaurant: {
    wide: 72,
    storeys: 2,
    roof: "steep",
    windows: "sash",
    shop: true,
    awning: ["red", "trim"],
    emblem: "fork",
    home: 2,
    shutters: "red-dark",
    extras: ["terrace"],
  },
  spa: {
    wide: 74,
    storeys: 2,
    roof: "dome",
    windows: "arch",
    door: "arched",
    doorAt: 0.64,
    emblem: "lotus",
    extras: ["steam", "pool", "palms"],
  },
  casino: own(play.casino),
  ski_resort: own(leisure.skiResort),
  zoo: own(leisure.zoo),
  stadium: own(leisure.stadium),
  amusement_park: own(leisure.amusementPark),
};
