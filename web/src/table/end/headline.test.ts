import { beforeAll, describe, expect, it } from "vitest";
import type { StandingCard, TableCard } from "../../api/client";
import { words } from "../../words/words.svelte";
import type { Player } from "../model/players";
import { asideOf, sharedWords, titleOf } from "./headline";
import type { Ended } from "./result";

beforeAll(() => words.speak("en"));

const CARD = { id: "t", game: "a_game", options: {} } as unknown as TableCard;
const PLAYERS: Player[] = ["Ann", "Bruno", "Clara"].map((name, seat) => ({
  seat,
  name,
  face: "",
  kind: "person",
  level: "",
  away: "",
  holiday: false,
}));

/** By place and points of each seat. */
function ended(mine: number[], ...places: [rank: number, score: number][]): Ended {
  const standings = places.map(([rank, score]): StandingCard => ({
    rank,
    score,
    lines: [],
    tie_breaks: [],
    parts: {},
  }));
  return { card: CARD, mine, standings };
}

function read(position: Ended): string[] {
  return [titleOf(position, PLAYERS), asideOf(position, PLAYERS)];
}

function shared(position: Ended): string[] {
  const { title, below } = sharedWords(position, PLAYERS);
  return [title, below];
}

const CLEAR: [number, number][] = [
  [1, 56],
  [2, 45],
  [3, 42],
];
const TIE_BREAK: [number, number][] = [
  [1, 45],
  [2, 45],
  [3, 42],
];
const SHARED: [number, number][] = [
  [1, 45],
  [1, 45],
  [3, 42],
];

describe("what is read at the end", () => {
  it("is for the winner", () => {
    expect(read(ended([0], ...CLEAR))).toEqual(["You win!", "11 ahead of Bruno"]);
    expect(read(ended([0], ...TIE_BREAK))).toEqual([
      "You win!",
      "level with Bruno, the tie-break decides",
    ]);
  });

  it("is for who has lost", () => {
    expect(read(ended([2], ...CLEAR))).toEqual(["Ann wins", "You are third, 14 behind"]);
    expect(read(ended([1], ...TIE_BREAK))).toEqual([
      "Ann wins",
      "You are second with as many points, the tie-break decides",
    ]);
  });

  it("is for who shares the victory", () => {
    expect(read(ended([1], ...SHARED))).toEqual(["Ann and Bruno win together", ""]);
  });

  it("is for who played alone", () => {
    expect(read(ended([0], [1, 56]))).toEqual(["56 points", ""]);
  });

  it("is for who looks on", () => {
    expect(read(ended([], ...CLEAR))).toEqual(["Ann wins", "11 ahead of Bruno"]);
    expect(read(ended([], ...SHARED))).toEqual(["Ann and Bruno win together", "Ann: Place 1"]);
  });

  it("is for several at one screen", () => {
    expect(read(ended([0, 1], ...CLEAR))).toEqual(["Ann wins", "11 ahead of Bruno"]);
    expect(read(ended([1, 2], ...CLEAR))).toEqual(["Ann wins", "Bruno: Place 2"]);
  });
});

describe("what is written on a picture for others", () => {
  it("never says you", () => {
    expect(shared(ended([0], ...CLEAR))).toEqual(["Ann wins", "56 points, 11 ahead of Bruno"]);
    expect(shared(ended([1], ...CLEAR))).toEqual(["Ann wins", "Bruno: Place 2 of 3, 45 points"]);
    expect(shared(ended([1], ...SHARED))).toEqual([
      "Ann and Bruno win together",
      "Bruno: Place 1 of 3, 45 points",
    ]);
    expect(shared(ended([0], [1, 56]))).toEqual(["Ann: 56 points", ""]);
  });
});
