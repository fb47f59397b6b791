import { describe, expect, it } from "vitest";
import { metOf, needsFor } from "./needs";

const FILM_STUDIO = { blue: 2, green: 1 };
const none = { yellow: 0, blue: 0, green: 0, orange: 0, purple: 0 };
const met = (have?: typeof none): [string, boolean][] =>
  needsFor(FILM_STUDIO, have).map(({ colour, isMet }) => [colour, isMet]);

describe("what a special building asks for (HC-81)", () => {
  it("is one card short before Ivanka buys the museum (HC-E4)", () => {
    expect(met({ ...none, yellow: 1, blue: 1, green: 1 })).toEqual([
      ["blue", true],
      ["blue", false],
      ["green", true],
    ]);
  });

  it("is all there afterwards; more of a kind does not help for another", () => {
    expect(met({ ...none, blue: 2, green: 1 }).every(([, isMet]) => isMet)).toBe(true);
    expect(met({ ...none, blue: 5 })).toEqual([
      ["blue", true],
      ["blue", true],
      ["green", false],
    ]);
  });

  it("is shown to spectators as it is printed", () => {
    expect(met().map(([, isMet]) => isMet)).toEqual([true, true, true]);
  });

  it("has a key for each sign", () => {
    const keys = needsFor(FILM_STUDIO).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});

describe("what is met of it", () => {
  it("is counted card by card", () => {
    const have = { yellow: 0, blue: 1, green: 2, orange: 0, purple: 0 };
    expect(metOf(needsFor({ blue: 2, green: 1 }, have))).toEqual({ met: 2, needed: 3 });
  });
});
