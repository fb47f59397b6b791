import { expect, it } from "vitest";
import { project } from "./fixtures";
import { TABLE } from "./gallery/position";
import { turnOf } from "./turn";
import type { Public } from "./types";

const FREE = ["build tea_room 1", "build tea_room 4", "build law_chambers 2", "discard"];
const projects = {
  tea_room: project(),
  law_chambers: project(),
  tin_roof: project({ gift: true }),
};

function turn(
  question: Public["question"],
  legal: string[],
  { picked = null as string | null, chosen = [] as string[] } = {},
) {
  return turnOf({ ...TABLE, question }, projects, legal, 0, picked, null, chosen);
}

it("holds the free card's first half that has a place", () => {
  const { held, places } = turn("first_action", FREE);
  expect(held).toBe("tea_room");
  expect(places.map(({ plot }) => plot)).toEqual([0, 3]);
});

it("holds a gift only where nothing can be built", () => {
  expect(turn("first_action", ["give tin_roof 1 1", ...FREE]).held).toBe("tea_room");
  expect(turn("first_action", ["give tin_roof 1 1", "discard"]).held).toBe("tin_roof");
});

it("holds nothing of several cards before one is picked", () => {
  expect(turn("second_action", FREE)).toMatchObject({ held: null, places: [] });
  expect(turn("second_action", FREE, { picked: "law_chambers" }).places).toHaveLength(1);
  expect(turn("second_action", ["build tea_room 1", "decline"]).held).toBe("tea_room");
});

it("keeps the forecast of what waits to be confirmed, and of no earlier step", () => {
  const waiting = turn("second_action", FREE, { chosen: ["discard", "build law_chambers 2"] });
  expect(waiting.held).toBe("law_chambers");
  expect(waiting.forecast?.plot).toBe(1);
  expect(turn("second_action", FREE, { chosen: ["build gone 1"] }).forecast).toBeNull();
});
