import { describe, expect, it } from "vitest";
import { isUsual } from "./usual";

describe("usual choices of a table", () => {
  it("are modes and flags", () => {
    expect(isUsual({ id: "mode", kind: "choice", default: "a", values: ["a", "b", "c"] })).toBe(
      true,
    );
    expect(isUsual({ id: "variant", kind: "flag", default: false })).toBe(true);
  });
  it("are neither long lists nor numbers", () => {
    const values = ["random", 0, 1, 2, 3, 4];
    expect(isUsual({ id: "first", kind: "choice", default: "random", values })).toBe(false);
    expect(isUsual({ id: "rounds", kind: "number", default: 4, least: 1, most: 9 })).toBe(false);
  });
});
