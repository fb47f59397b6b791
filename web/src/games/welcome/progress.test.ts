import { describe, expect, it } from "vitest";
import { LESSONS } from "./lessons";
import { progressOf } from "./progress";
import { readSheet } from "./sheet/text";
import type { PlanPrint } from "./types";

const sheet = readSheet(LESSONS.end.sheet);

function plan(kind: string, more: Partial<PlanPrint> = {}): PlanPrint {
  return {
    group: "plan",
    level: 1,
    kind,
    sizes: [],
    street: 0,
    count: 0,
    first: 8,
    later: 4,
    expert: true,
    ...more,
  };
}

describe("progress with a plan", () => {
  it("counts free estates of exactly these sizes", () => {
    const found = (sizes: number[]): boolean[] =>
      progressOf(plan("estates", { sizes }), sheet).found;
    expect(found([1, 1, 1])).toEqual([true, true, false]);
    expect(found([3, 4])).toEqual([true, false]); // the estate of 4 is used
    expect(found([2, 5])).toEqual([true, false]);
  });

  it.each([
    [plan("full_street", { street: 1 }), 10, 10],
    [plan("full_street", { street: 3 }), 11, 12],
    [plan("street_ends"), 6, 6],
    [plan("bis_on_one_street", { count: 5 }), 1, 5],
    [plan("temps", { count: 7 }), 5, 7],
    [plan("parks_on_streets", { count: 2 }), 1, 2],
    [plan("pools_on_streets", { count: 2 }), 0, 2],
    [plan("parks_and_pools", { street: 2 }), 3, 7],
    [plan("parks_pools_roundabout"), 4, 7],
  ])("$kind", (asked, have, need) => {
    expect(progressOf(asked, sheet)).toMatchObject({ have, need });
  });
});
