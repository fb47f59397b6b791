import { expect, it } from "vitest";
import { giversOf } from "./givers";

it("knows who gave what, at a table of any size", () => {
  const givers = giversOf([["leaky_pipes"], [], ["haunted_flat", "tin_roof"]]);
  expect(givers).toEqual({ leaky_pipes: 0, haunted_flat: 2, tin_roof: 2 });
  expect(givers["pawnshop"]).toBeUndefined();
});
