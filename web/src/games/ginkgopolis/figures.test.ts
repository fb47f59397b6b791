import { expect, it } from "vitest";
import { endPoints, inTheCity } from "./figures";
import { building, table } from "./fixtures";
import type { EndBonus, Part, Parts } from "./types";

const end = (counts: string, vp: number, of = "", least = 0, most = 0): EndBonus => ({
  ...{ counts, vp, of, least, most },
});
const card = (colour: Part["colour"], change: Partial<Part> = {}): Part => ({
  ...{ group: "building", trigger: "", gain: {}, end: null },
  ...(colour ? { colour } : {}),
  ...change,
});

it("counts what stands in the city of all a player has", () => {
  const seen = table({
    city: [building([0, 0], "red_1 red_6", 0), building([1, 0], "blue_4", 1)],
    stock: [9, 15],
    resources: [5, 0],
  });
  expect(inTheCity(seen, 0)).toEqual({ there: 2, all: 16 });
});

it("GK-E17: a card of 19 counts itself and all others of its colour", () => {
  const parts: Parts = {
    card_red_19: card("red", { end: end("cards_of_colour", 2, "red") }),
    card_red_18: card("red", { end: end("cards_with_trigger", 2, "construct") }),
    card_red_13: card("red"),
    card_red_7: card("red", { trigger: "exploit" }),
    card_blue_1: card("blue", { trigger: "exploit" }),
    card_yellow_2: card("yellow", { trigger: "urbanize" }),
    char_a: card("red", { trigger: "construct" }),
    char_b: card("red", { trigger: "urbanize" }),
    char_c: card("blue", { trigger: "construct" }),
  };
  const seen = table({ cards: [Object.keys(parts), []] });
  expect(endPoints(seen, parts, 0)).toBe(2 * 6 + 2 * 2);
});

it("GK-119: counts own buildings by their floors", () => {
  const parts: Parts = {
    low: card("red", { end: end("own_buildings_height", 1, "", 1, 2) }),
    high: card("red", { end: end("own_buildings_height", 3, "", 3) }),
  };
  const seen = table({
    city: [
      building([0, 0], "red_1", 0),
      building([1, 0], "red_2 red_4", 0),
      building([2, 0], "red_3 red_5 red_6 red_7", 0),
      building([3, 0], "blue_4", 1),
    ],
    cards: [["low", "high"], []],
  });
  expect(endPoints(seen, parts, 0)).toBe(2 + 3);
});
