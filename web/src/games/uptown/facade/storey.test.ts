import { describe, expect, it } from "vitest";
import type { Tone } from "../../../facade/palette";
import { project } from "../fixtures";
import { crownOf, storey, type Situation } from "./storey";
import type { Project } from "./project";

const tonesOf = (id: string, card: Project, at?: Situation): Tone[] =>
  storey(id, card, at).shapes.map(({ tone }) => tone);
const all = (id: string, card: Project, at?: Situation): string =>
  JSON.stringify(storey(id, card, at).shapes);

describe("the frame belongs to the plot, the infill to the card", () => {
  it("draws core and slab on every floor", () => {
    expect(tonesOf("pay_office", project())).toEqual(
      expect.arrayContaining(["wall", "frame", "slab"]),
    );
  });

  it("draws neither on a pavilion", () => {
    const pavilion = project({ kind: "", place: "ground", roof: true });
    expect(tonesOf("public_fountain", pavilion)).not.toContain("frame");
  });

  it("paints by kind, and gifts grey whatever they are", () => {
    expect(storey("tea_room", project({ kind: "cafe" })).paint).toBe("cafe");
    expect(storey("reading_room", project({ kind: "" })).paint).toBe("none");
    expect(storey("pawnshop", project({ kind: "shop", gift: true })).paint).toBe("gift");
  });
});

describe("a storey tells its rules", () => {
  it("has the door of the house on the first card alone", () => {
    expect(tonesOf("rates_office", project(), { isFirst: true })).toContain("stone");
    expect(tonesOf("rates_office", project())).not.toContain("stone");
  });

  it("juts out where it is never the first", () => {
    const floor = project({ place: "upper" });
    expect(all("corner_tower", floor)).toContain("M-8 76.5");
    expect(all("corner_tower_below", project())).not.toContain("M-8 76.5");
  });

  it("ties a bow round a gift on a floor, a roof and a pavilion", () => {
    const places: Partial<Project>[] = [
      {},
      { place: "upper", roof: true },
      { place: "ground", roof: true },
      { place: "roof" },
    ];
    for (const [i, place] of places.entries())
      expect(tonesOf(`gift_${String(i)}`, project({ gift: true, ...place }))).toContain("ribbon");
  });
});

describe("the id seeds the rest", () => {
  it("draws the same card alike, and others not", () => {
    const flat = project({ kind: "apartment" });
    expect(all("nurses_flat", flat)).toBe(all("nurses_flat", flat));
    expect(all("nurses_flat", flat)).not.toBe(all("clerks_flat", flat));
  });

  it("keeps lamps and blinds where small pictures leave people out", () => {
    const lamps = (tones: Tone[]) => tones.filter((tone) => /lamp|glass|blind/.test(tone));
    const [large, small] = [false, true].map((isSmall) =>
      tonesOf("pay_office", project(), { isSmall }),
    );
    expect(small?.length).toBeLessThan(large?.length ?? 0);
    expect(new Set(lamps(small ?? []))).toEqual(new Set(lamps(large ?? [])));
  });
});

describe("roofs", () => {
  const tower = project({ kind: "", place: "upper", roof: true });

  it("rise above their storey", () => {
    expect(crownOf("clock_tower", tower)).toBeGreaterThan(100);
    expect(crownOf("pay_office", project())).toBe(0);
  });

  it("give their crown up when something stands on them", () => {
    expect(tonesOf("clock_tower", tower)).toContain("teal");
    expect(tonesOf("clock_tower", tower, { isTopped: true })).not.toContain("teal");
  });
});
