/** What is foreseen here is what the engine then does, over its golden playthroughs. */

import { describe, expect, it } from "vitest";
import type { Fact } from "../../../api/client";
import { beside, FACINGS, type Cell } from "../city/geometry";
import { totalOf } from "../city/valuation";
import { read, readPrinted } from "../fixtures";
import { placingOf } from "../legal";
import type { Public } from "../types";
import { forecastOf } from "./forecast";

const GOLDEN = "tests/games/streets/golden/";
const MODES = [
  "streets-3-business-false-consultants-false",
  "streets-4-business-false-consultants-true",
  "streets-5-business-true-consultants-true",
  "streets-1-difficulty-easy",
];

interface Step {
  action: string;
  before: Public;
  facts: Fact[];
  after: Public;
}

function stepsOf(mode: string): Step[] {
  const found: Step[] = [];
  let seen = {} as Public;
  let now: Omit<Step, "after"> | null = null;
  for (const line of read(`${GOLDEN}${mode}.txt`)) {
    const action = /^\d+\. seat \d: (.*)$/.exec(line)?.[1];
    if (action !== undefined) now = { action, before: seen, facts: [] };
    const told = /^ {2}told all: (.*)$/.exec(line)?.[1];
    if (told !== undefined) now?.facts.push(JSON.parse(told) as Fact);
    const changed = /^ {2}public: (.*)$/.exec(line)?.[1];
    if (changed === undefined) continue;
    seen = { ...seen, ...(JSON.parse(changed) as Partial<Public>) };
    if (now) found.push({ ...now, after: seen });
    now = null;
  }
  return found;
}

const printed = readPrinted();

function foreseen({ action, before }: Step) {
  const placing = placingOf(action);
  if (!placing) throw new Error(action);
  return forecastOf(before, printed, { ...placing, tile: before.tile });
}

function around(cell: Cell): Cell[] {
  return FACINGS.map((direction) => beside(cell, direction));
}

function tilesOf(fact: Fact | undefined): string {
  return ((fact?.["tiles"] as string[] | undefined) ?? []).join(" ");
}

it("reads what lies in the box", () => {
  expect(Object.values(printed).filter(({ kind }) => kind !== "")).toHaveLength(45);
});

describe.each(MODES)("%s", (mode) => {
  const steps = stepsOf(mode).filter(({ action }) => action.startsWith("place "));

  it("tells of each colour once who would move, however many streets close", () => {
    for (const { before } of steps.slice(-6))
      for (const cell of before.buildings.flatMap(around))
        for (const facing of FACINGS) {
          const { moving } = forecastOf(before, printed, { ...cell, facing, tile: before.tile });
          expect(new Set(moving.map(({ colour }) => colour)).size).toBe(moving.length);
        }
  });

  it.each(steps.map((step) => [step.action, step] as const))("%s", (_, step) => {
    const { enclosed, incomes, later, lot } = foreseen(step);
    const first = step.facts.find(({ kind }) => kind === "enclosed");
    const streets = enclosed.map((street) => street.map(({ tile }) => tile).join(" "));
    // Which of several comes first is asked.
    if (first) expect(streets).toContain(tilesOf(first));
    else expect(enclosed.length === 0 || step.after.question === "street").toBe(true);
    const paid = step.facts.filter(({ kind }) => kind === "income");
    if (enclosed.length === 1)
      for (const fact of paid)
        expect(incomes.find((one) => one.lot.tile === fact["tile"])?.lines).toEqual(fact["lines"]);
    if (enclosed.length > 0 || step.after.question === "over") return;
    const built = step.after.buildings.find(({ tile }) => tile === lot.tile);
    expect(built?.people).toEqual(lot.people);
    expect(built?.signs).toBe(lot.signs);
    // The Hacker has drawn since.
    if (step.before.consultants[step.before.side] === "hacker") return;
    expect(totalOf(later?.lines ?? [])).toBe(built?.income);
  });
});
