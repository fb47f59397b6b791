import { describe, expect, it } from "vitest";
import { finaleOf } from "./finale";
import { project } from "./fixtures";
import type { Plot } from "./types";

const PROJECTS = { office: project() };

function tower(floors: number): Plot {
  const storey = { project: "office", income: 0, prestige: 0 };
  return { closed: false, storeys: Array.from({ length: floors }, () => storey) };
}

const street = (floors: number): Plot[] => [1, floors, 2, 0, 3].map(tower);

describe("a finished street", () => {
  it.each([
    [true, 270],
    [false, 500],
  ])("keeps under the words of the end, however tall (wide: %s)", (isWide, sky) => {
    for (const floors of [2, 6, 10, 20]) {
      const { stands } = finaleOf(street(floors), PROJECTS, isWide);
      for (const { top, scale } of stands) expect(top * scale).toBeLessThanOrEqual(sky);
    }
  });

  it("is as large as it may be while its houses are low", () => {
    expect(finaleOf(street(2), PROJECTS, true).scene.scale).toBe(1.1);
    expect(finaleOf(street(6), PROJECTS, true).scene.scale).toBeLessThan(1.1);
  });

  it("folds towers rather than making them tiny", () => {
    const [, tall] = finaleOf(street(20), PROJECTS, true).stands;
    expect(tall?.folded).not.toBeNull();
  });

  it("stands in the middle, and inside the scene", () => {
    for (const isWide of [true, false])
      for (const floors of [1, 6, 20]) {
        const { scene, stands } = finaleOf(street(floors), PROJECTS, isWide);
        const last = stands.at(-1);
        const right = scene.width - (last?.x ?? 0) - 200 * (last?.scale ?? 0);
        expect(stands[0]?.x).toBeCloseTo(right);
        expect(right).toBeGreaterThanOrEqual(0);
      }
  });
});
