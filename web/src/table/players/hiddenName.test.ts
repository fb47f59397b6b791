import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatCard, TableCard } from "../../api/client";
import { words } from "../../words/words.svelte";
import { avoid } from "../model/avoided.svelte";
import { playersOf } from "../model/players";

const BEN = 1;

beforeAll(() => words.speak("en"));

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  avoid("name", "here", BEN);
});

const card = (kind: SeatCard["kind"]): TableCard => {
  const seat = { level: "", away: "", holiday: false, holiday_left: 0 } as const;
  const seats = [
    { ...seat, seat: 0, kind: "person", name: "Ann", face: "fox" },
    { ...seat, seat: BEN, kind, name: kind === "person" ? "Ben" : "", face: "owl" },
  ];
  return { id: "here", seats } as unknown as TableCard;
};
const shown = (kind: SeatCard["kind"]): string[] =>
  playersOf(card(kind)).map(({ name, face }) => `${name}, ${face}`);

describe("a name that is avoided", () => {
  it("becomes a number, and the face that of nobody", () => {
    expect(shown("person")).toEqual(["Ann, fox", "Player 2, nobody"]);
  });

  it("was a person's: a bot that sits there later has its own", () => {
    expect(shown("bot")[BEN]).toMatch(/^Bruno/);
  });
});
