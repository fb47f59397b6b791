import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogRow } from "../../api/client";
import { words } from "../../words/words.svelte";
import { avoid, isAvoided, withoutAvoided } from "./avoided.svelte";

const BEN = 1;
let kept: Map<string, string>;

beforeAll(() => words.speak("en"));

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  avoid("name", "none", 0, false); // forgets what an earlier test has left
});

describe("what is avoided", () => {
  it("is another at every table and seat, and taken back by the same way", () => {
    avoid("phrases", "here", BEN);
    expect(isAvoided("phrases", "here", BEN)).toBe(true);
    expect(isAvoided("name", "here", BEN)).toBe(false);
    expect(isAvoided("phrases", "there", BEN)).toBe(false);
    expect(isAvoided("phrases", "here", 0)).toBe(false);
    avoid("phrases", "here", BEN, false);
    expect(isAvoided("phrases", "here", BEN)).toBe(false);
  });

  it("is kept with what another window has added", () => {
    avoid("name", "here", BEN);
    kept.set("kvartal.avoided", JSON.stringify(["name here 1", "name there 4"]));
    avoid("phrases", "here", BEN);
    expect(isAvoided("name", "there", 4)).toBe(true);
  });

  it("is forgotten of tables that are long past", () => {
    avoid("name", "old", 0);
    for (let seat = 0; seat < 100; seat++) avoid("name", "here", seat);
    expect(isAvoided("name", "old", 0)).toBe(false);
    expect(isAvoided("name", "here", 0)).toBe(true);
  });
});

describe("the log", () => {
  const row: LogRow = {
    number: 3,
    at: 0,
    facts: [
      { kind: "table.sat", seat: BEN, name: "Ben" },
      { kind: "table.said", seat: BEN, phrase: "hello" },
      { kind: "table.said", seat: 0, phrase: "hello" },
    ],
  };

  it("is as it was where nothing is avoided", () => {
    avoid("name", "there", BEN);
    const rows = [row];
    expect(withoutAvoided("here", rows)).toBe(rows);
  });

  it("leaves out what a muted seat says, and nothing else", () => {
    avoid("phrases", "here", BEN);
    const [left] = withoutAvoided("here", [row]);
    expect(left?.facts).toEqual([row.facts[0], row.facts[2]]);
  });

  it("does not tell a hidden name either", () => {
    avoid("name", "here", BEN);
    const [left] = withoutAvoided("here", [row]);
    expect(left?.facts[0]).toEqual({ kind: "table.sat", seat: BEN, name: "Player 2" });
    expect(left?.facts).toHaveLength(3);
  });
});
