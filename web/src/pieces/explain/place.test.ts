import { describe, expect, it } from "vitest";
import { placeFor, type Size } from "./place";

const screen: Size = { width: 1000, height: 800 };
const box: Size = { width: 300, height: 200 };
const spot = (left: number, top: number) => ({
  ...{ left, top, right: left + 100, bottom: top + 150, width: 100 },
});

describe("an explanation", () => {
  it("stands to the right of what it explains", () => {
    expect(placeFor(spot(100, 100), box, screen)).toEqual({ left: 210, top: 100 });
  });

  it("stands to the left of it at the right edge", () => {
    expect(placeFor(spot(880, 100), box, screen)).toEqual({ left: 570, top: 100 });
  });

  it("stands below or above it where there is no room beside it", () => {
    const narrow = { width: 390, height: 800 };
    expect(placeFor(spot(140, 100), box, narrow)).toEqual({ left: 40, top: 260 });
    expect(placeFor(spot(140, 600), box, narrow)).toEqual({ left: 40, top: 390 });
  });

  it("is wholly on the screen", () => {
    for (const left of [0, 450, 900])
      for (const top of [0, 400, 650]) {
        const at = placeFor(spot(left, top), box, screen);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.left + box.width).toBeLessThanOrEqual(992);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.top + box.height).toBeLessThanOrEqual(792);
      }
  });
});
