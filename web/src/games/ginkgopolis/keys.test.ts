import { describe, expect, it, vi } from "vitest";
import { table } from "./fixtures";
import { keysOf } from "./keys";
import { ownIn } from "./own";
import type { Public } from "./types";

const LEGAL = [
  "exploit urban_h",
  "build urban_h tile_blue_9",
  "exploit card_red_1",
  "build card_red_1 tile_blue_9",
  "build card_red_1 tile_red_10",
  "new_hand",
];
const own = ownIn({
  known: [["urban_h", "card_red_1"]],
  tiles: ["tile_blue_9", "tile_yellow_2", "tile_red_10"],
});
const pick = vi.fn();
const asked = (question: Public["question"], legal: string[], held: string | null = null) =>
  keysOf({ ...{ seen: table({ question }), own, seat: 0, legal, held, pick } });
const chosen = (keys: ReturnType<typeof keysOf>) =>
  Object.fromEntries(Object.entries(keys ?? {}).map(([key, { actions }]) => [key, actions[0]]));

describe("cards and tiles", () => {
  it("digits pick up cards in the order of the hand, letters last", () => {
    const keys = asked("choose_action", LEGAL);
    expect(Object.keys(keys ?? {})).toEqual(["1", "2", "N"]);
    keys?.["1"]?.pick?.();
    expect(pick).toHaveBeenLastCalledWith("card_red_1");
    keys?.["2"]?.pick?.();
    expect(pick).toHaveBeenLastCalledWith("urban_h");
  });

  it("then letters lay tiles, in the order of the tiles, and 0 none", () => {
    expect(chosen(asked("choose_action", LEGAL, "card_red_1"))).toMatchObject({
      0: "exploit card_red_1",
      Q: "build card_red_1 tile_red_10",
      W: "build card_red_1 tile_blue_9",
      N: "new_hand",
    });
  });

  it("go back by letters, and 0 ends it", () => {
    const legal = ["return tile_blue_9", "return tile_yellow_2", "done"];
    expect(chosen(asked("return_tiles", legal))).toEqual({
      0: "done",
      W: "return tile_blue_9",
      E: "return tile_yellow_2",
    });
  });
});

it("letters choose places in the city", () => {
  const legal = ["move north", "move west"];
  expect(chosen(asked("move_token", legal))).toEqual({ Q: "move north", W: "move west" });
});

it("leaves other questions to the numbers of the list", () => {
  expect(asked("push_tokens", ["push_clockwise", "push_counterclockwise"])).toBeNull();
});
