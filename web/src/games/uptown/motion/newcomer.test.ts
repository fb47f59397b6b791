import { describe, expect, it } from "vitest";
import { newcomer, type Drawn } from "./newcomer";

const drawn = (street: string, ...storeys: string[]): Drawn => ({ street, storeys });

describe("a storey that has come", () => {
  it("is none when a street is seen for the first time, or instead of another one", () => {
    expect(newcomer(null, drawn("0", "shop"), null)).toBeNull();
    expect(newcomer(drawn("1"), drawn("0", "shop"), "shop")).toBeNull();
  });

  it("is what was not there before", () => {
    expect(newcomer(drawn("0", "shop"), drawn("0", "shop", "flat"), null)).toBe("flat");
  });

  it("stays the same while nothing changes: it does not drop again when it is confirmed", () => {
    expect(newcomer(drawn("0", "flat"), drawn("0", "flat"), "flat")).toBe("flat");
  });

  it("is none once it was taken back", () => {
    expect(newcomer(drawn("0", "shop", "flat"), drawn("0", "shop"), "flat")).toBeNull();
  });

  it("is none where the game was leafed through", () => {
    expect(newcomer(drawn("0"), drawn("0", "shop", "flat", "bar"), null)).toBeNull();
  });
});
