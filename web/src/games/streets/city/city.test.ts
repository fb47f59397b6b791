import { describe, expect, it } from "vitest";
import { drawn } from "../fixtures";
import { against, type City } from "./city";
import { contact, FACINGS, type Cell } from "./geometry";

function legalAt(city: City, x: number, y: number): string {
  return FACINGS.filter((facing) => against(city, { x, y }, facing) === null).join(" ");
}

function at(city: City, cell: Cell) {
  const lot = city.at(cell);
  if (!lot) throw new Error("free");
  return lot;
}

describe("how two tiles touch (ST-34)", () => {
  it.each([
    ["e", "w", "e", "long_long"],
    ["e", "n", "e", "junction"],
    ["s", "w", "e", "junction"],
    ["s", "s", "e", "continue"],
    ["s", "n", "e", "offset"],
    ["w", "s", "e", "back"],
  ] as const)("%s beside %s in the %s: %s", (a, b, e, touch) => {
    expect(contact(a, b, e)).toBe(touch);
  });
});

describe("the start (ST-401)", () => {
  const city = drawn("v <");

  it("lets one build where the ledger says", () => {
    expect(legalAt(city, 1, -1)).toBe("s w");
    expect(legalAt(city, -1, 0)).toBe("e s");
    expect(legalAt(city, 0, 1)).toBe("e w");
    expect(legalAt(city, 1, 1)).toBe("n w");
    expect(legalAt(city, 0, -1)).toBe("");
  });

  it("has two open streets, and the park points into the station's", () => {
    const station = city.street(at(city, { x: 0, y: 0 }));
    expect(city.isEnclosed(station)).toBe(false);
    expect(city.pointingIn(station)).toEqual([at(city, { x: 1, y: 0 })]);
  });

  it("says why not", () => {
    expect(against(city, { x: 0, y: 0 }, "s")).toBe("taken");
    expect(against(city, { x: 0, y: 1 }, "n")).toBe("wide");
    expect(against(city, { x: 0, y: 1 }, "s")).toBe("apart");
    expect(against(drawn("v v v v v"), { x: 5, y: 0 }, "s")).toBe("long");
  });
});

it("closes a street by whatever lies at its ends (ST-38)", () => {
  const city = drawn("> v v ^");
  const street = city.street(at(city, { x: 1, y: 0 }));
  expect(street).toHaveLength(2);
  expect(city.isEnclosed(street)).toBe(true);
  expect(city.pointingIn(street).map(({ x }) => x)).toEqual([0]);
  expect(city.isEnclosing(at(city, { x: 3, y: 0 }))).toBe(true);
  expect(city.isEnclosing(at(city, { x: 1, y: 0 }))).toBe(false);
});

it("lets roads lead where they touch", () => {
  const city = drawn("v <\n. v");
  expect(city.roadsFrom(at(city, { x: 0, y: 0 })).map(({ x }) => x)).toEqual([1]);
  expect(city.roadsFrom(at(city, { x: 1, y: 1 }))).toEqual([]);
});
