import { expect, it } from "vitest";
import type { Fact, Position } from "../../api/client";
import { teach, type FactWords } from "../../words/vocabulary.svelte";
import { framesOf, passagesOf } from "./frames";

const plain: FactWords = {
  ...{ fields: {}, opens: "", quiet: "", notable: false, staged: "", twin: "" },
};
teach("crowd", { facts: { turn: plain }, actions: {} });
const reader = { game: "crowd", names: ["A", "B", "C"], viewer: 0, followed: [] };
const table = (...sheets: string[]): Position => ({ public: { sheets } }) as unknown as Position;
const row = { number: 9, at: 0, facts: [1, 2].map((seat) => ({ kind: "turn", seat })) };
const before = table("a", "b", "c");
const after = table("A", "B", "C");

it("shows the table after the row with its last deed, and with all if the game cannot part them", () => {
  const frames = framesOf({ row, before, after }, reader, [0], {});
  expect(frames.map(({ position }) => position)).toEqual([after, after]);
});

it("shows with each deed only what was told up to then, where the game can", () => {
  const midway = (_: unknown, __: unknown, told: Fact[]) => ({
    told: told.map(({ seat }) => seat),
  });
  const frames = framesOf({ row, before, after }, reader, [0], { midway });
  expect(frames.map(({ position }) => position.public)).toEqual([{ told: [1] }, after.public]);
});

it("finds the tables around each row, and asks for none of them twice", async () => {
  const asked: number[] = [];
  const at = (number: number): Promise<Position> => {
    asked.push(number);
    return Promise.resolve({ number } as Position);
  };
  const rows = [4, 5, 9].map((number) => ({ ...row, number }));
  const found = await passagesOf(rows, at);
  expect(found.map(({ before, after }) => [before.number, after.number])).toEqual([
    [3, 4],
    [4, 5],
    [8, 9],
  ]);
  expect(asked.toSorted()).toEqual([3, 4, 5, 8, 9]);
});
