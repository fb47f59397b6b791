import { expect, test } from "vitest";
import type { Change, Presence } from "./client";
import { forgetOthers, remember, remembered } from "./heard";

test("who listens later is told how far a table is, and who is there", () => {
  const presence = { kind: "presence", presence: { table: "one" } as Presence } as const;
  remember({ kind: "hello", tables: { one: 2, two: 5 } });
  remember(presence);
  expect(remembered("one")).toEqual([{ kind: "hello", tables: { one: 2 } }, presence]);
  remember({ kind: "changed", change: { table: "one", number: 4 } as Change });
  expect(remembered("one")).toEqual([{ kind: "hello", tables: { one: 4 } }, presence]);
  expect(remembered("three")).toEqual([]);
});

test("of what nobody listens to nothing is kept", () => {
  remember({ kind: "hello", tables: { one: 2, two: 5 } });
  forgetOthers(["two"]);
  expect(remembered("one")).toEqual([]);
  expect(remembered("two")).toHaveLength(1);
});

test("while the connection is lost nobody is told how far a table is", () => {
  remember({ kind: "hello", tables: { one: 2 } });
  remember({ kind: "lost" });
  expect(remembered("one")).toEqual([]);
});
