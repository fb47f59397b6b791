import { describe, expect, it } from "vitest";
import { EXTENT, standOf, woodOf } from "./finale";

const CITY = Array.from({ length: 8 }, (_, x) =>
  Array.from({ length: 6 }, (_, y) => ({ x: x - 3, y: y - 2 })),
).flat();

describe.each([true, false])("a finished city, wide: %s", (isWide) => {
  const { width, height } = EXTENT[isWide ? "wide" : "narrow"];
  const { scale, x, y } = standOf(CITY, isWide);

  it("lies inside its scene as a whole", () => {
    expect(x - 300 * scale).toBeGreaterThanOrEqual(0);
    expect(x + 500 * scale).toBeLessThanOrEqual(width);
    expect(y - 200 * scale).toBeGreaterThan(0);
    expect(y + 400 * scale).toBeLessThan(height);
  });

  it("has no trees on its roofs", () => {
    const wood = woodOf(CITY, isWide);
    const inside = wood.filter(
      (tree) =>
        tree.x > x - 300 * scale &&
        tree.x < x + 500 * scale &&
        tree.y > y - 200 * scale &&
        tree.y < y + 400 * scale,
    );
    expect(inside).toEqual([]);
  });
});

it("has a wood around it, where there is room", () => {
  expect(woodOf(CITY, true).length).toBeGreaterThan(8);
});
