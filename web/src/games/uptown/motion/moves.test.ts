import { expect, it } from "vitest";
import { project } from "../fixtures";
import { movesOf } from "./moves";

const projects = {
  shop: project({ cost: 3 }),
  kiosk: project({ cost: 0 }),
};

it("pays onto the deck a card lay on, and collects from there", () => {
  const paid = { kind: "paid", seat: 0, deck: 2 };
  expect(movesOf(paid, projects)).toMatchObject([{ to: ["money-2"] }]);
  const collected = { kind: "collected", seat: 2 };
  expect(movesOf(collected, projects)).toMatchObject([{ from: ["money-2"] }]);
});

it("builds from where the card lay, whosever deck that is", () => {
  const built = { kind: "built", seat: 1, plot: 3, project: "shop" };
  expect(movesOf(built, projects)).toEqual([{ from: ["half-shop"], to: ["plot-1-2", "street-1"] }]);
});

it("knows of the back of a municipal card where its pile lies", () => {
  const built = { kind: "built", seat: 1, plot: 3, project: "kiosk" };
  expect(movesOf(built, projects)).toMatchObject([{ from: ["half-kiosk", "pile-municipal"] }]);
});

it("brings a gift to who gets it", () => {
  const gave = { kind: "gave", seat: 1, receiver: 0, plot: 3, project: "shop" };
  expect(movesOf(gave, projects)[0]?.to).toEqual(["plot-0-2", "street-0"]);
});

it("moves nothing where nothing moves", () => {
  expect(movesOf({ kind: "round_began", round: 2 }, projects)).toEqual([]);
});
