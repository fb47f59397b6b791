/** Cards for tests. */

import type { Project, Symbol } from "./facade/project";

export function project(change: Partial<Project> = {}): Project {
  return {
    card: "project_01",
    cost: 3,
    others: [],
    kind: "office",
    duo: false,
    place: "",
    roof: false,
    gift: false,
    no_gifts: false,
    income: null,
    prestige: null,
    ...change,
  };
}

export function flat(amount: number): Symbol {
  return { counts: "flat", amount, kind: "" };
}
