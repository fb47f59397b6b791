import { describe, expect, it } from "vitest";
import { scrollFor } from "./scrolling";

const view = { top: 48, bottom: 640 };

describe("answers to a new question", () => {
  it("stay where they are if they are in sight", () => {
    expect(scrollFor({ top: 100, bottom: 500 }, view)).toBe(0);
  });

  it("come down from above the screen", () => {
    expect(scrollFor({ top: -200, bottom: 100 }, view)).toBe(-260);
  });

  it("come up from below, as far as is needed", () => {
    expect(scrollFor({ top: 500, bottom: 700 }, view)).toBe(72);
  });

  it("begin at the top if there are more than fit", () => {
    expect(scrollFor({ top: 300, bottom: 1200 }, view)).toBe(240);
  });
});
