import { describe, expect, it } from "vitest";
import { placeByKey } from "./roving";

describe("signs that stand together", () => {
  it("are gone through by arrows, round and round", () => {
    expect(placeByKey(0, 3, "ArrowRight")).toBe(1);
    expect(placeByKey(2, 3, "ArrowDown")).toBe(0);
    expect(placeByKey(0, 3, "ArrowLeft")).toBe(2);
    expect(placeByKey(1, 3, "ArrowUp")).toBe(0);
  });

  it("have a first and a last", () => {
    expect(placeByKey(1, 3, "Home")).toBe(0);
    expect(placeByKey(1, 3, "End")).toBe(2);
  });

  it("leave other keys alone", () => {
    expect(placeByKey(1, 3, "Tab")).toBeNull();
  });
});
