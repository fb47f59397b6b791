import { describe, expect, it } from "vitest";
import { byCell, type House } from "./house";
import { Projection } from "./projection";
import { flagsOf, letterSigns, overlaps, type LetterSign } from "./signs";

const projection = new Projection(150);
/** Of the roof, from its back to its front. */
const NUMBER_ENDS = 0.57;

function house(x: number, y: number, floors: number): House {
  const faces = Array.from({ length: floors }, () => ({ colour: "red", number: 12 }) as const);
  return { key: `${String(x)},${String(y)}`, cell: [x, y], faces, owner: 0, isSite: false };
}

function signAt(at: Record<string, House>): LetterSign {
  const [sign] = letterSigns([[0, 0]], at, projection);
  if (!sign) throw new Error("a letter has a sign");
  return sign;
}

describe("flags", () => {
  it("stay low where the roof is seen", () => {
    const houses = [house(0, 0, 1), house(0, 1, 3)];
    expect(flagsOf(houses, byCell(houses), projection).map(({ isRaised }) => isRaised)).toEqual([
      false,
      false,
    ]);
  });

  it("clear the tower that hides the roof", () => {
    const houses = [house(0, 0, 1), house(0, 1, 7)];
    const [hidden] = flagsOf(houses, byCell(houses), projection);
    const [, towerTop] = projection.at(-0.41, 1 - 0.41, 7);
    expect(hidden?.isRaised).toBe(true);
    expect(hidden?.box.bottom).toBeLessThanOrEqual(towerTop);
  });

  it("carry the number as soon as a tower cuts the one on the roof", () => {
    const below = 1 - NUMBER_ENDS;
    for (let floors = 1; floors <= 12; floors++) {
      const houses = [house(0, 0, 1), house(0, 1, floors)];
      const [behind] = flagsOf(houses, byCell(houses), projection);
      const isCut = projection.hidden(1, floors) > below;
      expect(behind?.isRaised === true || !isCut, `behind ${String(floors)}`).toBe(true);
    }
  });

  it("carry the number where a letter that looks over a tower stands before the roof", () => {
    const found = [];
    for (let floors = 1; floors <= 12; floors++) {
      const houses = [house(0, -1, 1), house(0, 1, floors)];
      const { middle, radius } = signAt(byCell(houses));
      const [behind] = flagsOf(houses, byCell(houses), projection, [[0, 0]]);
      const [, number] = projection.at(-0.16, -1.08, 1);
      const isCovered = Math.abs(number - middle[1]) < radius;
      expect(behind?.isRaised === true || !isCovered, `before ${String(floors)}`).toBe(true);
      if (isCovered) expect(behind?.box.bottom).toBeLessThanOrEqual(middle[1] - radius);
      found.push(isCovered);
    }
    expect(found).toContain(true);
  });

  it("never lie on each other, however high a row of towers is", () => {
    const houses = [
      house(0, -1, 2),
      house(0, 0, 1),
      house(0, 1, 5),
      house(1, 0, 1),
      house(1, 1, 6),
    ];
    const flags = flagsOf(houses, byCell(houses), projection);
    expect(flags).toHaveLength(houses.length);
    for (const [index, flag] of flags.entries())
      for (const other of flags.slice(index + 1))
        expect(overlaps(flag.box, other.box), `${flag.key} ${other.key}`).toBe(false);
  });
});

describe("letters", () => {
  it("stand on short poles", () => {
    expect(signAt({}).isRaised).toBe(false);
    expect(signAt(byCell([house(0, 1, 1)])).isRaised).toBe(false);
  });

  it("look over a tower", () => {
    const tower = byCell([house(0, 1, 5)]);
    const { middle, radius, isRaised } = signAt(tower);
    expect(isRaised).toBe(true);
    expect(middle[1] + radius).toBeLessThanOrEqual(projection.at(0, 0.59, 5)[1] + 0.001);
  });

  it("look over another letter that looks over a tower", () => {
    const found = [];
    for (let floors = 1; floors <= 12; floors++) {
      const at = byCell([house(0, 1, floors)]);
      const [near, far] = letterSigns(
        [
          [0, 0],
          [0, -1],
        ],
        at,
        projection,
      );
      if (!near || !far) throw new Error("both have a sign");
      const apart = Math.hypot(near.middle[0] - far.middle[0], near.middle[1] - far.middle[1]);
      expect(apart, `before ${String(floors)}`).toBeGreaterThanOrEqual(near.radius + far.radius);
      found.push(far.isRaised);
    }
    expect(found).toContain(true);
    expect(found).toContain(false);
  });
});
