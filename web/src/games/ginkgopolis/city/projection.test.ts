import { describe, expect, it } from "vitest";
import { fit, freeCorner, reachesCorners } from "./fit";
import { depth, Projection, USUAL } from "./projection";

const city = new Projection(150);

describe("floors", () => {
  it("rise by 0.168 of a cell, from the sixth on by half of that", () => {
    expect(city.rise(1)).toBeCloseTo(25.2);
    expect(city.rise(5)).toBeCloseTo(126);
    expect(city.rise(7)).toBeCloseTo(151.2);
  });

  it("press down in a flat city", () => {
    const flat = new Projection(150, [0, 0], { ...USUAL, press: 0.25 });
    expect(flat.rise(4)).toBeCloseTo(city.rise(1));
  });

  it("hide what is behind them: one hardly, two a part, four all", () => {
    expect(city.hidden(1, 2)).toBeCloseTo(0.09, 1);
    expect(city.hidden(1, 3)).toBeCloseTo(0.39, 1);
    expect(city.hidden(1, 4)).toBeCloseTo(0.69, 1);
    expect(city.hidden(1, 5)).toBeGreaterThan(0.95);
    expect(city.hidden(3, 3)).toBeLessThan(0);
  });
});

it("is turned by twelve degrees", () => {
  const [x, y] = city.at(1, 0);
  expect(x).toBeCloseTo(146.7);
  expect(y).toBeCloseTo(0.69 * 31.2);
});

it("draws what is farther north first, and of a row what is farther west", () => {
  expect(depth([0, 0])).toBeLessThan(depth([0, 1]));
  expect(depth([0, 0])).toBeLessThan(depth([1, 0]));
});

describe("fitting", () => {
  const limits = { least: 55, most: 170, look: USUAL, margin: { side: 0, top: 0, bottom: 0 } };
  const stands = [-2, 2].flatMap((x) => [-2, 2].map((y) => ({ cell: [x, y] as const, floors: 0 })));

  it("takes all of the room, and no more", () => {
    const { projection, extent } = fit(stands, { width: 700, height: 900 }, limits);
    expect(extent.width).toBeCloseTo(700);
    const xs = stands.flatMap(({ cell }) => projection.square(cell, 0.45).map(([x]) => x));
    expect(Math.min(...xs)).toBeCloseTo(0);
    expect(Math.max(...xs)).toBeCloseTo(700);
  });

  it("finds the corner that hides least, else the one far from what it is about", () => {
    const fitted = fit(stands, { width: 1400, height: 600 }, limits);
    const size = { width: 300, height: 220 };
    const west = [...stands, { cell: [-6, 2] as const, floors: 0 }].map(({ cell }) => cell);
    expect(freeCorner(west, fitted, size, [0, 0])).toBe("right");
    const cells = stands.map(({ cell }) => cell);
    expect(freeCorner(cells, fitted, size, [2, 0])).toBe("left");
    expect(freeCorner(cells, fitted, size, [-2, 0])).toBe("right");
  });

  it("knows when it reaches what lies in the corners", () => {
    const box = { width: 1800, height: 600 };
    expect(reachesCorners(stands, fit(stands, box, limits), 1)).toBe(false);
    const broad = [
      ...stands,
      { cell: [-6, -2] as const, floors: 0 },
      { cell: [5, 1] as const, floors: 0 },
    ];
    expect(reachesCorners(broad, fit(broad, box, limits), 1)).toBe(true);
  });

  it("stays large enough to be read, and pans", () => {
    const { projection, extent } = fit(stands, { width: 200, height: 150 }, limits);
    expect(projection.size).toBe(55);
    expect(extent.width).toBeGreaterThan(200);
  });
});
