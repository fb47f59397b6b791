import { describe, expect, it } from "vitest";
import type { Fact } from "../../../api/client";
import { beatsOf, endsOf, lastsOf, owedTo, paydaysOf, readFor, sumOf } from "./beats";

const enclosed = (...tiles: string[]): Fact => ({ kind: "enclosed", seat: 0, tiles });
const income = (tile: string, seat: number, each: number, people = 0): Fact => ({
  ...{ kind: "income", seat, tile },
  lines: [
    { rule: "ST-91", each, count: 2, source: tile },
    { rule: "ST-82", each: 1, count: people, source: "" },
  ],
});
const one = [enclosed("a", "b", "c"), income("c", 0, 3, 1), income("a", 1, 2)];
const two = [...one, { kind: "moved" }, enclosed("d"), income("d", 1, 5)];

describe("what streets pay", () => {
  it("is told by the facts: building by building, in their order, street by street", () => {
    const told = paydaysOf(two).map((day) =>
      day.map(({ tile, side, total }) => [tile, side, total]),
    );
    expect(told).toEqual([
      [
        ["c", 0, 7],
        ["a", 1, 4],
      ],
      [["d", 1, 10]],
    ]);
  });

  it("is read, too, where somebody was asked since the street was enclosed", () => {
    expect(paydaysOf(one.slice(1))).toEqual(paydaysOf(one));
  });

  it("is nothing where nobody owns a building", () => {
    expect(paydaysOf([enclosed("a", "b")])).toEqual([]);
    expect(lastsOf([enclosed("a", "b")])).toBe(1);
  });
});

describe("the beats", () => {
  const [day = []] = paydaysOf(one);
  const beats = beatsOf([day]);

  it("read one building after the other, and their sum grows to what is paid", () => {
    expect(
      beats.map(({ after, read, phase }) => [after, phase, sumOf(day.slice(0, read))]),
    ).toEqual([
      [0, "reads", 0],
      [300, "reads", 7],
      [1200, "reads", 11],
      [2100, "pays", 11],
      [2800, "paid", 11],
    ]);
  });

  it("give the money to its owners only when all has been read", () => {
    const owed = beats.map((beat) => [owedTo(0, [day], beat), owedTo(1, [day], beat)]);
    expect(owed.slice(0, 4)).toEqual(Array(4).fill([7, 4]));
    expect(owed.at(-1)).toEqual([0, 0]);
  });

  it("go on with the next street, whose money is still to come", () => {
    const paydays = paydaysOf(two);
    const second = beatsOf(paydays).slice(beats.length);
    expect(second[0]).toEqual({ after: readFor([day]), street: 1, read: 0, phase: "reads" });
    expect(second.slice(0, 1).map((beat) => owedTo(1, paydays, beat))).toEqual([10]);
  });

  it("show without motion each street as it ends, for as long", () => {
    const ends = endsOf(beatsOf(paydaysOf(two)));
    expect(ends.map(({ after, street, read }) => [after, street, read])).toEqual([
      [0, 0, 2],
      [readFor([day]), 1, 1],
    ]);
  });

  it("are all over before the deed is, with time for who leaves", () => {
    expect(lastsOf(one) * 1600).toBe(readFor([day]));
    expect(lastsOf([...one, { kind: "moved" }]) * 1600).toBe(readFor([day]) + 1600);
  });
});
