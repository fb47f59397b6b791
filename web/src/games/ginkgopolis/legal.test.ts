import { expect, it } from "vitest";
import { letterPlaces, openCards, plainActions, withCard } from "./legal";

const LEGAL = [
  "exploit card_red_1",
  "build card_red_1 tile_blue_9",
  "build card_red_1 tile_blue_10",
  "exploit urban_h",
  "build urban_h tile_blue_9",
  "new_hand",
];

it("names each card of the hand once", () => {
  expect(openCards(LEGAL)).toEqual(["card_red_1", "urban_h"]);
});

it("finds what a card makes with each tile, and alone", () => {
  expect(withCard(LEGAL, "urban_h")).toEqual({
    "": "exploit urban_h",
    tile_blue_9: "build urban_h tile_blue_9",
  });
});

it("leaves over what nothing on the table stands for", () => {
  expect(plainActions(LEGAL)).toEqual(["new_hand"]);
});

it("knows where a letter may go: beside the building, or along the edge", () => {
  expect(letterPlaces(["move north", "move west"], [2, 1], [])).toEqual([
    { cell: [2, 0], action: "move north" },
    { cell: [1, 1], action: "move west" },
  ]);
  const ring = [
    [-1, -2],
    [0, -2],
  ];
  expect(letterPlaces(["relocate 2"], [], ring)).toEqual([{ cell: [0, -2], action: "relocate 2" }]);
});
