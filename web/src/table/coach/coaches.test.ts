import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Coach } from "../model/coach";
import { OF_THE_TABLE } from "./remarks";

const coaches = import.meta.glob<{ default: Coach }>("../../games/*/coach.ts", { eager: true });

function messagesIn(area: string): Set<string> {
  const file = new URL(`../../../../locales/en/${area}.ftl`, import.meta.url);
  return new Set(readFileSync(file, "utf8").match(/^[a-z][\w-]*(?= =)/gm));
}

it("every remark of the table has its words", () => {
  for (const { say } of OF_THE_TABLE) expect(messagesIn("client")).toContain(say);
});

describe.each(Object.entries(coaches))("%s", (path, { default: coach }) => {
  const game = /games\/(\w+)\//.exec(path)?.[1] ?? "";
  const ids = [...coach.remarks.map(({ say }) => say), ...coach.learned];

  it("says what has words, each once", () => {
    expect(ids.filter((id) => !messagesIn(game).has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("leaves no word unsaid", () => {
    const meant = [...messagesIn(game)].filter((id) => id.startsWith(`${game}-coach-`));
    expect(meant.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
