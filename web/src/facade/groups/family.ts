/** Special buildings of the family game. */

import * as fantasy from "../silhouettes/fantasy";
import * as parks from "../silhouettes/parks";
import * as play from "../silhouettes/play";
import * as stage from "../silhouettes/stage";
import * as sweetworks from "../silhouettes/sweetworks";
import { own, type Buildings } from "../building";

export const family: Buildings = {
  dinosaur_park: own(parks.dinosaurPark, "sand"),
  ball_pit: own(play.ballPit, "teal"),
  cat_cafe: {
    wide: 72,
    storeys: 2,
    roof: "flat",
    windows: "round",
    shop: true,
    awning: ["rose-dark", "trim"],
    emblem: "cat",
    paint: "rose",
    extras: ["ears", "cats"],
  },
  toy_store: own(stage.toyStore, "teal"),
  disco: own(stage.disco, "night"),
  superhero_academy: own(stage.superheroAcademy, "marble"),
  dragon_parking: own(fantasy.dragonParking, "stone"),
  candy_factory: own(sweetworks.candyFactory, "rose"),
  film_studio: own(sweetworks.filmStudio, "sand"),
  maze: own(play.maze, "stone"),
  ghost_hunters_hq: own(sweetworks.ghostHuntersHq, "rose"),
  mars_embassy: own(fantasy.marsEmbassy, "stone"),
  pirate_ship: own(fantasy.pirateShip, "sand"),
  chocolate_factory: own(sweetworks.chocolateFactory, "chocolate"),
  unicorn_ranch: own(parks.unicornRanch, "rose"),
  dream_factory: own(sweetworks.dreamFactory, "night"),
  aqua_pony_club: own(fantasy.aquaPonyClub, "teal"),
  wizard_school: own(fantasy.wizardSchool, "stone"),
};
