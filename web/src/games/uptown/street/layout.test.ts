import { describe, expect, it } from "vitest";
import { project } from "../fixtures";
import type { Plot } from "../types";
import { floorsOf, phoneAspect, sceneOf, signSize, standsOf, STOREY_HIGH } from "./layout";

const projects = {
  floor: project(),
  clock_tower: project({ kind: "", place: "upper", roof: true }),
};
const plot = (floors: number, roof = ""): Plot => ({
  closed: roof !== "",
  storeys: [...Array<string>(floors).fill("floor"), ...(roof ? [roof] : [])].map((id) => ({
    project: id,
    income: 0,
    prestige: 0,
  })),
});
const scene = sceneOf("own", 836 / 1156);
const street = (...heights: number[]): Plot[] => heights.map((floors) => plot(floors));

describe("a street", () => {
  it("stands at full size while it fits", () => {
    for (const stand of standsOf(street(8, 5, 6, 3, 2), projects, scene)) {
      expect(stand.scale).toBe(scene.scale);
      expect(stand.folded).toBeNull();
    }
  });

  it("steps back as a whole, and every house stays on its plot", () => {
    const near = standsOf(street(3, 3, 3, 3, 3), projects, scene);
    const far = standsOf(street(12, 3, 3, 3, 3), projects, scene);
    const middles = (stands: typeof far) =>
      stands.map(({ x, scale }) => Math.round(x + 100 * scale));
    expect(new Set(far.map(({ scale }) => scale)).size).toBe(1);
    expect(far[0]?.scale).toBeLessThan(scene.scale);
    expect(middles(far)).toEqual(middles(near));
  });

  it("leaves room for a crown", () => {
    const plain = standsOf([plot(9)], projects, scene)[0];
    const crowned = standsOf([plot(8, "clock_tower")], projects, scene)[0];
    expect(crowned?.scale).toBeLessThan(plain?.scale ?? 0);
  });

  it("never reaches beyond its sky, however high it is built", () => {
    for (let floors = 1; floors <= 28; floors++) {
      const [stand] = standsOf([plot(floors)], projects, scene);
      expect((stand?.top ?? 0) * (stand?.scale ?? 0)).toBeLessThanOrEqual(scene.ground);
    }
  });

  it("unfolds the building that is pointed at", () => {
    const tall = [plot(20), plot(20)];
    const [pointed, other] = standsOf(tall, projects, scene, [], 0);
    expect(pointed?.folded).toBeNull();
    expect(other?.folded).not.toBeNull();
  });
});

describe("a folded building", () => {
  it("keeps three floors whole at either end", () => {
    const { floors, folded } = floorsOf(14, 8 * STOREY_HIGH);
    const whole = floors.filter(({ high }) => high === STOREY_HIGH);
    expect(whole).toHaveLength(6);
    expect(folded).toEqual({ from: 3, count: 8 });
    expect(floors.at(-1)?.high).toBe(STOREY_HIGH);
  });

  it("keeps fewer whole where there is hardly any room, and fits", () => {
    for (const storeys of [5.9, 5, 4, 3.2]) {
      const { floors, top } = floorsOf(9, storeys * STOREY_HIGH);
      expect(Math.min(...floors.map(({ high }) => high))).toBeGreaterThan(0);
      expect(top).toBeLessThanOrEqual(storeys * STOREY_HIGH + 0.001);
    }
  });
});

it("draws signs larger where they could not be read", () => {
  expect(signSize(scene, 1)).toBe(1);
  expect(16 * 0.97 * scene.scale * 0.67 * signSize(scene, 0.67)).toBeGreaterThanOrEqual(12);
});

it("is low on a phone while houses are low, and never higher than the piles allow", () => {
  const [empty, middling, tall] = [0, 400, 2000].map((high) => phoneAspect([0, high]));
  expect(empty).toBe(0.46);
  expect(middling).toBeGreaterThan(0.46);
  expect(tall).toBe(0.85);
});
