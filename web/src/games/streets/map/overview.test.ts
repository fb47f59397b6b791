import { describe, expect, it } from "vitest";
import { fit, holds, zoomed, type Camera } from "./camera";
import { boxIn, centredOn, cornerFor, CORNERS, isWanted, RIM, seenBy, sizeOf } from "./overview";

const CITY = { left: -2, top: -1, right: 6, bottom: 5 };
const DESK = { width: 820, height: 620 };
const WHOLE = fit(CITY, null, DESK);
const NEAR = zoomed(WHOLE, 2, { x: 410, y: 310 });

it("is wanted when less than seven tenths of the city are seen", () => {
  expect(isWanted(WHOLE, CITY, DESK)).toBe(false);
  expect(isWanted(zoomed(WHOLE, 1.1, { x: 410, y: 310 }), CITY, DESK)).toBe(false);
  expect(isWanted(NEAR, CITY, DESK)).toBe(true);
  expect(isWanted(WHOLE, CITY, { width: 0, height: 0 })).toBe(false);
});

it("keeps the shape of the city, and leaves most of the view free", () => {
  const { width, height } = sizeOf(CITY, DESK);
  expect((width - 2 * RIM) / (height - 2 * RIM)).toBeCloseTo(8 / 6);
  expect(width * height).toBeLessThan(0.1 * DESK.width * DESK.height);
});

describe("the frame", () => {
  it("is what the view shows", () => {
    const seen = seenBy(NEAR, CITY, DESK);
    expect(seen.right - seen.left).toBeCloseTo(DESK.width / NEAR.cell);
    expect((seen.left + seen.right) / 2).toBeCloseTo(2);
    expect((seen.top + seen.bottom) / 2).toBeCloseTo(2);
  });

  it("ends where the city does", () => {
    expect(seenBy(WHOLE, CITY, DESK)).toEqual(CITY);
  });
});

describe("a press", () => {
  it("brings its place into the middle, at the same zoom", () => {
    const camera = centredOn({ x: 1, y: 2.5 }, NEAR, CITY, DESK);
    expect(camera.cell).toBe(NEAR.cell);
    const { left, right, top, bottom } = seenBy(camera, CITY, DESK);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([1, 2.5].map(closely));
  });

  it("shows nothing beyond the city", () => {
    const camera = centredOn({ x: 6, y: 5 }, NEAR, CITY, DESK);
    expect(holds(camera, { left: 5, top: 4, right: 6, bottom: 5 }, DESK)).toBe(true);
    expect(seenBy(camera, CITY, DESK).left).toBeCloseTo(6 - (DESK.width - 10) / NEAR.cell);
  });
});

describe("its corner", () => {
  const size = { width: 200, height: 150 };
  const boxOf = (corner: (typeof CORNERS)[number]) => boxIn(corner, size, DESK, 44);
  const camera: Camera = { cell: 100, x: 0, y: 0 };
  const inCorner = {
    "top-left": { x: 0, y: 0 },
    "top-right": { x: 6, y: 0 },
    "bottom-left": { x: 0, y: 5 },
    "bottom-right": { x: 7, y: 5 },
  };
  const choose = (corners: (keyof typeof inCorner)[]) =>
    cornerFor(
      boxOf,
      camera,
      corners.map((corner) => inCorner[corner]),
    );

  it("is in the view, beside the buttons", () => {
    for (const corner of CORNERS) {
      const { x, y, width, height } = boxOf(corner);
      expect(Math.min(x, y, DESK.width - x - width, DESK.height - y - height)).toBeGreaterThan(0);
    }
    expect(boxOf("top-right").x + size.width).toBeLessThan(DESK.width - 44 - 10);
  });

  it("is one in which nothing can be chosen", () => {
    expect(choose([])).toBe("top-left");
    expect(choose(["top-left"])).toBe("top-right");
    expect(choose(["top-left", "top-right"])).toBe("bottom-left");
    expect(choose(["top-left", "top-right", "bottom-left"])).toBe("bottom-right");
    expect(choose(["top-left", "top-right", "bottom-left", "bottom-right"])).toBe("left");
  });

  it("is the one that covers least, if all cover something", () => {
    const everywhere = Array.from({ length: 8 * 6 }, (_, i) => ({
      x: i % 8,
      y: Math.floor(i / 8),
    }));
    const choices = everywhere.filter(({ x, y }) => x !== 0 || y !== 5);
    expect(cornerFor(boxOf, camera, choices)).toBe("bottom-left");
  });
});

function closely(value: number): unknown {
  return expect.closeTo(value);
}
