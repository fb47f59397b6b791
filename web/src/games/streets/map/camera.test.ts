import { describe, expect, it } from "vitest";
import { between, fit, holds, kept, panned, shareSeen, zoomed } from "./camera";

const CITY = { left: -2, top: -1, right: 6, bottom: 5 };
const DESK = { width: 820, height: 620 };
const PHONE = { width: 380, height: 300 };

describe("fitting", () => {
  it("shows all as large as it goes", () => {
    const camera = fit(CITY, null, DESK);
    expect(camera.cell).toBe(100);
    expect(holds(camera, CITY, DESK)).toBe(true);
    expect(shareSeen(camera, CITY, DESK)).toBe(1);
  });

  it("keeps cells large enough for a finger, and what matters in view", () => {
    const near = { left: 5, top: 4, right: 6, bottom: 5 };
    const camera = fit(CITY, near, PHONE, { least: 62 });
    expect(camera.cell).toBe(62);
    expect(holds(camera, near, PHONE)).toBe(true);
    expect(shareSeen(camera, CITY, PHONE)).toBeLessThan(1);
  });
});

it("zooms around the pointer", () => {
  const camera = { cell: 100, x: 40, y: 20 };
  const at = { x: 240, y: 120 };
  const nearer = zoomed(camera, 1.5, at);
  expect((at.x - nearer.x) / nearer.cell).toBeCloseTo((at.x - camera.x) / camera.cell);
  expect(zoomed(camera, 1000, at).cell).toBe(320);
});

it("never loses the city", () => {
  const lost = panned(fit(CITY, null, DESK), { x: 5000, y: -5000 });
  expect(shareSeen(lost, CITY, DESK)).toBe(0);
  expect(shareSeen(kept(lost, CITY, DESK), CITY, DESK)).toBeGreaterThan(0.1);
});

it("glides from one view to another", () => {
  const [from, to] = [
    { cell: 50, x: 0, y: 0 },
    { cell: 100, x: 10, y: 20 },
  ];
  expect(between(from, to, 0.5)).toEqual({ cell: 75, x: 5, y: 10 });
});
