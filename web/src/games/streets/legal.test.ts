import { expect, it } from "vitest";
import { actionsInHand, actionsOnBuilding, freeCells, placingOf, plainActions } from "./legal";

it("reads cells west and north of the station, too", () => {
  expect(placingOf("place -1,-2 w")).toMatchObject({ x: -1, y: -2, facing: "w" });
  expect(placingOf("move toy_store")).toBeNull();
});

it("puts the facings of a cell together", () => {
  const cells = freeCells(["place 1,-1 s", "place 1,-1 w", "place 0,1 e", "cover toy_store"]);
  expect(cells.map(({ placings }) => placings.map(({ facing }) => facing))).toEqual([
    ["s", "w"],
    ["e"],
  ]);
});

it("knows what a tile in hand and one in the city can be chosen for", () => {
  const legal = ["build toy_store", "invest toy_store", "build copy_shop"];
  expect(actionsInHand(legal, "toy_store")).toEqual(["build toy_store", "invest toy_store"]);
  expect(actionsOnBuilding(["move toy_store", "move art_gallery"], "toy_store")).toEqual([
    "move toy_store",
  ]);
});

it("leaves to buttons what has no place, or several meanings in one", () => {
  const swaps = ["swap toy_store art_gallery", "swap toy_store vinyl_shop", "decline"];
  expect(plainActions(swaps)).toEqual(swaps);
  expect(plainActions(["token retail", "place 0,1 e", "score toy_store"])).toEqual([
    "token retail",
  ]);
});
