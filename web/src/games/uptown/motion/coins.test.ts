import { expect, it } from "vitest";
import { arcOf } from "./coins";

const at = (frame: Keyframe | undefined): number[] =>
  (String(frame?.["transform"]).match(/-?[\d.]+/g) ?? []).map(Number);

it("leads from the storey to the wallet, over the straight way", () => {
  const frames = arcOf({ x: 100, y: 600 }, { x: 900, y: 100 });
  expect(at(frames[0])).toEqual([100, 600]);
  expect(at(frames.at(-1))).toEqual([900, 100]);
  expect(at(frames[2])[0]).toBe(500);
  expect(at(frames[2])[1]).toBeLessThan(350);
});
