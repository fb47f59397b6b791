import { describe, expect, it } from "vitest";
import { cornerFor, fit, fitsBeside, freeCorners, reachesCorners } from "./fit";
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

  describe("knows a lower corner where a box hides nothing", () => {
    const box = { width: 1600, height: 600 };
    const fitted = fit(stands, box, limits);
    const size = { width: 300, height: 220 };
    const broad = [...stands, ...[-4, 4].map((x) => ({ cell: [x, 2] as const, floors: 0 }))];

    it("of both, that which is far from what it is about", () => {
      const free = freeCorners(stands, fitted, size);
      expect(free).toEqual(["left", "right"]);
      expect(cornerFor([2, 0], free, fitted)).toBe("left");
      expect(cornerFor([-2, 0], free, fitted)).toBe("right");
    });

    it("or the other one", () => {
      const west = [...stands, { cell: [-5, 2] as const, floors: 0 }];
      expect(freeCorners(west, fitted, size)).toEqual(["right"]);
      expect(cornerFor([2, 0], ["right"], fitted)).toBe("right");
    });

    it("and where there is none the city makes one", () => {
      const whole = fit(broad, box, limits);
      expect(freeCorners(broad, whole, size)).toEqual([]);
      const margin = { side: 0.3, top: 0, bottom: 0 };
      const both = fitsBeside(broad, box, { ...limits, margin }, size);
      expect(both.map((one) => freeCorners(broad, one, size))).toEqual([["left"], ["right"]]);
      for (const { projection, extent } of both) {
        expect(extent.width).toBeCloseTo(box.width);
        expect(projection.size).toBeGreaterThan(0.9 * whole.projection.size);
      }
    });

    it("and stays where it is if one is free", () => {
      expect(fitsBeside(stands, box, limits, size)).toEqual([fitted]);
    });
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
