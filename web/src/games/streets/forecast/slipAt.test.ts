import { describe, expect, it } from "vitest";
import { ROOM, slipAt } from "./slipAt";

describe("a slip", () => {
  it("lies behind the house, away from its street", () => {
    expect(slipAt({ x: 2, y: 3, facing: "s" }, ROOM)).toEqual({ x: 2, y: 2 });
    expect(slipAt({ x: 2, y: 3, facing: "e" }, ROOM)).toEqual({ x: 1, y: 3 });
  });

  it("lies on the house where cells are small", () => {
    expect(slipAt({ x: 2, y: 3, facing: "s" }, ROOM - 1)).toEqual({ x: 2, y: 3 });
  });
});
