import { describe, expect, it } from "vitest";
import { building, table } from "../fixtures";
import type { Private } from "../types";
import { cardsKnown, tilesKnown } from "./knowledge";

const own: Private = {
  known: [["card_red_1", "urban_h"], ["card_blue_2"]],
  tiles: ["tile_red_9"],
  chosen: "",
  laid: "",
  picks: [],
  returned: [],
  looks: [],
  picked: [],
};
const seen = table({
  city: [building([0, 0], "red_1", -1), { ...building([1, 0], "blue_4 yellow_7", 0), site: true }],
  shown: [[], ["tile_yellow_12"]],
  discard: ["urban_a"],
  supply: ["card_yellow_7", "card_red_20"],
  cards: [["char_01", "card_blue_4"], []],
});
const at = (shelves: ReturnType<typeof tilesKnown>, kind: string) =>
  shelves.filter((shelf) => shelf.kind === kind);

describe("tiles", () => {
  const shelves = tilesKnown(seen, own, 0);

  it("are in the city, also below others", () => {
    expect(at(shelves, "city")[0]?.ids).toEqual(["tile_red_1", "tile_blue_4", "tile_yellow_7"]);
  });

  it("were seen when somebody could not pay", () => {
    expect(at(shelves, "other")).toEqual([{ kind: "other", side: 1, ids: ["tile_yellow_12"] }]);
  });

  it("are all somewhere, once", () => {
    const all = shelves.flatMap(({ ids }) => ids);
    expect(all).toHaveLength(60);
    expect(new Set(all).size).toBe(60);
    expect(at(shelves, "unseen")[0]?.ids).toHaveLength(60 - 3 - 1 - 1);
  });
});

describe("cards", () => {
  const shelves = cardsKnown(seen, own, 0);

  it("that were passed on are known in the hand they went to", () => {
    expect(at(shelves, "other")).toEqual([{ kind: "other", side: 1, ids: ["card_blue_2"] }]);
  });

  it("of construction sites come with the next deck", () => {
    expect(at(shelves, "next")[0]?.ids).toEqual(["card_yellow_7"]);
    expect(at(shelves, "future")[0]?.ids).toEqual(["card_red_20"]);
  });

  it("are kept for good, and characters are none of them", () => {
    expect(at(shelves, "kept")).toEqual([{ kind: "kept", side: 0, ids: ["card_blue_4"] }]);
    expect(shelves.flatMap(({ ids }) => ids)).toHaveLength(72);
  });
});
