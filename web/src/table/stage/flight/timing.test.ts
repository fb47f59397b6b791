import { expect, it } from "vitest";
import { timingOf } from "./timing";

it("at the calm pace leaves after a quarter of a second and lands 600 ms later", () => {
  const { leaves, lands, grows, echoes } = timingOf(1600);
  expect([leaves, lands, grows]).toEqual([250, 850, 220]);
  expect(echoes.map(({ later }) => later)).toEqual([60, 120, 180]);
  expect(echoes.map(({ opacity }) => opacity)).toEqual([0.46, 0.32, 0.24]);
});

it("is as much quicker as the deed is shorter", () => {
  const { leaves, lands, grows } = timingOf(800);
  expect([leaves, lands, grows]).toEqual([125, 425, 110]);
});

it("lets several follow each other, and all land before the deed is over", () => {
  const last = timingOf(1600, 3);
  expect(last.leaves).toBeGreaterThan(timingOf(1600, 2).leaves);
  expect(last.lands + last.grows).toBeLessThan(1600);
});
