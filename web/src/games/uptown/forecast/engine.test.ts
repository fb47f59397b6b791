/** What is foreseen here is what the engine then does, over its golden playthrough. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Fact } from "../../../api/client";
import type { Symbol } from "../facade/project";
import { project } from "../fixtures";
import { placingOf } from "../legal";
import type { Projects, Public } from "../types";
import { forecastOf } from "./forecast";

const ROOT = new URL("../../../../../", import.meta.url);
const GOLDEN = "tests/games/uptown/golden/uptown-3-first-random.txt";
const COMPONENTS = "src/kvartal/games/uptown/components.toml";

interface Placed {
  action: string;
  seat: number;
  before: Public;
  facts: Fact[];
  after: Public;
}

function read(path: string): string[] {
  return readFileSync(new URL(path, ROOT), "utf8").split("\n");
}

/** A line of the data is a half, or the price of those that follow it. */
function printed(): Projects {
  const projects: Projects = {};
  let cost = 0;
  for (const line of read(COMPONENTS)) {
    cost = Number(/\bcost = (\d+)/.exec(line)?.[1] ?? (/_cards = /.test(line) ? 0 : cost));
    const half = /^ *(\{ id = .*\}),$/.exec(line)?.[1];
    if (half === undefined) continue;
    const { id, income, prestige, ...rest } = JSON.parse(half.replace(/(\w+) = /g, '"$1": ')) as {
      id: string;
      income?: object;
      prestige?: object;
    };
    const worth = { income: symbol(income), prestige: symbol(prestige) };
    projects[id] = project({ kind: "", cost, ...rest, ...worth });
  }
  return projects;
}

function symbol(
  said: { rule?: string; amount?: number; kind?: string } | undefined,
): Symbol | null {
  if (!said) return null;
  return { counts: said.rule, amount: said.amount, kind: said.kind ?? "" } as Symbol;
}

function placed(): Placed[] {
  const found: Placed[] = [];
  let seen = {} as Public;
  let now: Omit<Placed, "after"> | null = null;
  for (const line of read(GOLDEN)) {
    const [, seat, action = ""] = /^\d+\. seat (\d): (.*)$/.exec(line) ?? [];
    if (seat !== undefined) now = { action, seat: Number(seat), before: seen, facts: [] };
    const told = /^ {2}told all: (.*)$/.exec(line)?.[1];
    if (told !== undefined) now?.facts.push(JSON.parse(told) as Fact);
    const changed = /^ {2}public: (.*)$/.exec(line)?.[1];
    if (changed === undefined) continue;
    seen = { ...seen, ...(JSON.parse(changed) as Partial<Public>) };
    if (now && placingOf(now.action)) found.push({ ...now, after: seen });
    now = null;
  }
  return found;
}

const projects = printed();
const GAME = placed();

it("reads cards and a whole game", () => {
  expect(Object.keys(projects)).toHaveLength(2 * 84 + 4 * 28);
  expect(GAME.length).toBeGreaterThan(50);
  expect(GAME.filter(({ facts }) => facts.some(({ kind }) => kind === "income"))).not.toEqual([]);
});

it.each(GAME.map((one, i) => ({ ...one, name: `${String(i)}: ${one.action}` })))(
  "foresees $name",
  ({ action, seat, before, facts, after }) => {
    const placing = placingOf(action);
    if (!placing) throw new Error(action);
    const { seat: owner, ...foreseen } = forecastOf(before, projects, placing, seat);
    const storeys = after.streets[owner]?.[placing.plot]?.storeys;
    const { income, prestige } = storeys?.at(-1) ?? {};
    expect(foreseen.built).toEqual({ income, prestige });
    const sum = foreseen.lines.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(after.payout[owner]);
    expect(foreseen.closes).toBe(facts.some(({ kind }) => kind === "income"));
    // Who has the next turn may have collected what lay on the deck.
    if (facts.some((fact) => fact.kind === "collected" && fact["seat"] === owner)) return;
    expect(foreseen.wallet.after).toBe(after.wallet[owner]);
    expect(foreseen.points.after).toBe(after.points[owner]);
  },
);
