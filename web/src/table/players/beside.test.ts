import { describe, expect, it } from "vitest";
import { beside } from "./beside";

describe("beside a name", () => {
  it("a sentence does not begin with it again", () => {
    expect(beside("Bruno", "Bruno buys the Hospital · Bruno takes the Louvre")).toBe(
      "buys the Hospital · takes the Louvre",
    );
  });

  it("other sentences, and other names, stay whole", () => {
    for (const whole of ["Now Bruno pays", "Brunona pays", ""])
      expect(beside("Bruno", whole)).toBe(whole);
  });
});
