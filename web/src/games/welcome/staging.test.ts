import { describe, expect, it } from "vitest";
import { midway } from "./staging";
import type { Public } from "./types";

const table = (round: number, ...sheets: string[]): Public =>
  ({ round, sheets, numbers: [`card of ${String(round)}`], approved: [round > 3] }) as Public;

describe("a round told seat by seat", () => {
  const before = table(3, "a", "b", "c");
  const after = table(4, "A", "B", "C");

  it("changes a town when its deed is on", () => {
    expect(midway(before, after, [1]).sheets).toEqual(["a", "B", "c"]);
    expect(midway(before, after, [1, 2]).sheets).toEqual(["a", "B", "C"]);
  });

  it("keeps cards and plans until all have been told of", () => {
    expect(midway(before, after, [1])).toMatchObject({
      ...{ round: 3, numbers: ["card of 3"], approved: [false] },
    });
  });
});
