import { expect, it } from "vitest";
import type { Public } from "../types";
import { midway } from "./midway";

const line = (each: number, count = 1) => ({ rule: "", each, count, source: "" });
const table = (coins: number[], city: string[]): Public =>
  ({ coins, cities: [[], city] }) as unknown as Public;
const before = table([3, 5], []);
const after = table([5, 6], ["museum"]);

it("who has bought has paid, and nobody has the income of the next round yet", () => {
  const bought = { kind: "bought", seat: 1, card: "museum", lines: [line(5), line(-1)] };
  expect(midway(before, after, [bought])).toEqual(table([3, 1], ["museum"]));
});

it("who buys nothing has a coin more (HC-72)", () => {
  expect(midway(before, after, [{ kind: "passed", seat: 0, line: line(1) }]).coins).toEqual([4, 5]);
});
