import { describe, expect, it } from "vitest";
import { position } from "./fixtures";
import { activeSeat, clockwise, seatByKey } from "./turnOrder";

const FOUR = [2, 2, 2, 2];
const turns = (changes: Parameters<typeof position>[0]): (number | null)[] =>
  FOUR.map((_, turn) => activeSeat(position({ coins: FOUR, turn, ...changes })));

describe("whose turn it is", () => {
  it("goes clockwise from the first player (HC-41)", () => {
    expect(turns({ question: "buy", first: 0 })).toEqual([0, 1, 2, 3]);
    expect(turns({ question: "discard", first: 2 })).toEqual([2, 3, 0, 1]);
  });

  it("goes counter-clockwise from the last player in the draft (HC-133, HC-E6)", () => {
    expect(turns({ question: "draft", first: 0 })).toEqual([3, 2, 1, 0]);
    expect(turns({ question: "draft", first: 2 })).toEqual([1, 0, 3, 2]);
  });

  it.each(["louvre", "sphinx", "pyramid", "over"] as const)(
    "is nobody's outside the turns: %s",
    (question) => {
      expect(activeSeat(position({ question }))).toBeNull();
    },
  );
});

describe("the cities one can look at", () => {
  it("begin with one's own and go on clockwise", () => {
    expect(clockwise(["Ann", "Bo", "Cleo", "Dan"], 2)).toEqual(["Cleo", "Dan", "Ann", "Bo"]);
  });

  it("begin with the first seat for a spectator", () => {
    expect(clockwise(["Ann", "Bo"], null)).toEqual(["Ann", "Bo"]);
  });

  it("are gone through with the arrow keys, round and round", () => {
    const order = [2, 0, 1];
    expect(seatByKey(order, 2, "ArrowRight")).toBe(0);
    expect(seatByKey(order, 1, "ArrowRight")).toBe(2);
    expect(seatByKey(order, 0, "ArrowLeft")).toBe(2);
    expect(seatByKey(order, 2, "ArrowLeft")).toBe(1);
    expect(seatByKey(order, 2, "Enter")).toBeNull();
  });
});
