import { describe, expect, it } from "vitest";
import { eachOf, usualEach } from "./each";

describe("seats for one person", () => {
  it("are as many as wanted, but for strangers", () => {
    expect(usualEach("open")).toBe("one");
    expect(usualEach("link")).toBe("any");
    expect(usualEach("private")).toBe("any");
  });

  it("are asked for as a number", () => {
    expect(eachOf("one", 4)).toBe(1);
    expect(eachOf("any", 4)).toBe(4);
  });
});
