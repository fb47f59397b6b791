import { expect, it } from "vitest";
import { fit, type Camera, type View } from "./camera";
import { AROUND, coveredBy, EDGE, fitClear } from "./covering";

const DESK = { width: 820, height: 620 };
const CONTROLS = { width: 44, height: 132 };
const CITY = { left: -2, top: -3, right: 7, bottom: 3 };
const BUTTONS = { ...CONTROLS, x: DESK.width - CONTROLS.width - EDGE, y: EDGE };
const into = (view: View): Camera => fit(CITY, null, view);

it("counts what is covered of a cell, and of what stands out from it", () => {
  const camera: Camera = { cell: 100, x: 0, y: 0 };
  const box = { x: 90, y: 40, width: 60, height: 20 };
  expect(coveredBy(box, camera, [{ x: 0, y: 0 }], 0)).toBe(10 * 20);
  expect(coveredBy(box, camera, [{ x: 0, y: 0 }], AROUND)).toBe(28 * 20);
  expect(coveredBy(box, camera, [{ x: 3, y: 0 }], AROUND)).toBe(0);
});

it("leaves a city where it is while nothing to choose is below the buttons", () => {
  expect(fitClear(into, DESK, CONTROLS, [{ x: -2, y: -3 }])).toEqual(into(DESK));
});

it("moves a city away from the buttons where they would cover a choice", () => {
  const corner = [{ x: 6, y: -3 }];
  expect(coveredBy(BUTTONS, into(DESK), corner, 0)).toBeGreaterThan(0);
  const camera = fitClear(into, DESK, CONTROLS, corner);
  expect(coveredBy(BUTTONS, camera, corner, AROUND)).toBe(0);
  expect(camera.cell).toBeGreaterThan(0.9 * into(DESK).cell);
});

it("needs no room for buttons that stand elsewhere", () => {
  expect(fitClear(into, DESK, { width: 0, height: 0 }, [{ x: 6, y: -3 }])).toEqual(into(DESK));
});
