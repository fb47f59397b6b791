import { expect, it } from "vitest";
import { building } from "../fixtures";
import { givingIn, raisedIn } from "./fresh";

it("finds what was built last", () => {
  const facts = [
    { kind: "urbanized", x: 1, y: -2 },
    { kind: "constructed", x: 0, y: 0 },
    { kind: "gained_vp", lines: [] },
  ];
  expect(raisedIn(facts)).toBe("0,0");
  expect(raisedIn([])).toBe("");
});

it("finds the buildings that gave something, not the cards", () => {
  const city = [building([0, 0], "red_1 red_6", 0), building([1, 0], "blue_4", 1)];
  const facts = [
    { kind: "gained_resources", lines: [{ source: "tile_red_6" }, { source: "card_red_2" }] },
    { kind: "paid_resources", lines: [{ source: "tile_blue_4" }] },
  ];
  expect(givingIn(facts, city)).toEqual(["0,0"]);
});
