import { expect, it } from "vitest";
import { questionsFor, verdictOn } from "./verdict";

const choice = (action: string) => ({ action, worth: 0.5, points: 0, error: 0.02, reasons: [] });
const decision = {
  move: 3,
  seat: 0,
  played: choice("pass"),
  best: [choice("buy museum"), choice("buy park")],
  loss: 0.1,
  error: 0.02,
  significant: true,
};

it("counts any answer that is as good as the best", () => {
  expect(verdictOn(decision, "buy museum")).toBe("best");
  expect(verdictOn(decision, "buy park")).toBe("best");
  expect(verdictOn(decision, "pass")).toBe("played");
  expect(verdictOn(decision, "buy school")).toBe("other");
});

it("asks about one's own mistakes alone", () => {
  const sides = [{ costliest: [4, 1] }, { costliest: [2] }];
  expect(questionsFor(sides, [0])).toEqual([4, 1]);
  expect(questionsFor(sides, [0, 1])).toEqual([4, 1, 2]);
  expect(questionsFor(sides, [])).toEqual([]);
});
