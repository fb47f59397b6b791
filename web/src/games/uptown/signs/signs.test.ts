import { describe, expect, it } from "vitest";
import { flat, project } from "../fixtures";
import { figures, kindSigns } from "./signs";

describe("signs of a storey", () => {
  it("counts a Duo twice, and what has no kind not at all", () => {
    expect(kindSigns(project({ duo: true }), false)).toHaveLength(2);
    expect(kindSigns(project({ kind: "" }), false)).toHaveLength(0);
  });

  it("hangs income over prestige, and one alone in the middle", () => {
    const both = project({ income: flat(1), prestige: flat(2) });
    const [income, prestige] = figures(both, { income: 1, prestige: 2 });
    expect(income?.y).toBeLessThan(prestige?.y ?? 0);
    expect(figures(project({ prestige: flat(2) }), { income: 0, prestige: 2 })[0]?.y).toBe(36);
  });

  it("marks what is counted, with what it is worth now", () => {
    const counted = project({ income: { counts: "per_floor_below", amount: 1, kind: "" } });
    expect(figures(counted, { income: 4, prestige: 0 })).toMatchObject([
      { of: "income", amount: 4, isCounted: true },
    ]);
  });

  it("stands side by side where storeys are low", () => {
    const both = project({ income: flat(1), prestige: flat(2) });
    const [income, prestige] = figures(both, { income: 1, prestige: 2 }, true);
    expect(income?.y).toBe(prestige?.y);
    expect(income?.x).toBeLessThan(prestige?.x ?? 0);
  });
});
