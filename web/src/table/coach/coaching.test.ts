import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Coach } from "../model/coach";
import { Coaching } from "./coaching.svelte";
import type { Situation } from "./remarks";

const COACH: Coach = {
  table: { seats: 2, options: {}, deal: 1 },
  asked: () => "",
  remarks: [
    { say: "goal", when: {} },
    { say: "buying", when: { asked: "buy" } },
  ],
  learned: [],
};
const NOW: Situation = { asked: "buy", legal: ["buy"], isWhole: false, seat: 0, log: [] };
const at = (table = "t-1"): Coaching => new Coaching(table, COACH);
/** The question is open, and what is said of it is read. */
function read(coach: Coaching, question: string): void {
  coach.look(question, NOW);
  coach.hear();
}
const says = ({ current }: Coaching): string | undefined => current?.remark.say;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("a coach at a table", () => {
  it("says one thing until it is taken note of, and then the next", () => {
    const coach = at();
    read(coach, "1");
    coach.look("1", NOW);
    expect(says(coach)).toBe("goal");
    coach.goOn(NOW);
    expect(says(coach)).toBe("buying");
    coach.goOn(NOW);
    expect(says(coach)).toBeUndefined();
  });

  it("waits for nothing: who answers goes on", () => {
    const coach = at();
    read(coach, "1");
    coach.look("", NOW);
    expect(says(coach)).toBeUndefined();
    coach.look("2", NOW);
    expect(says(coach)).toBe("buying");
  });

  it("goes on where it was, and says again what nobody has answered", () => {
    read(at(), "1");
    const coach = at();
    read(coach, "1");
    coach.goOn(NOW);
    const again = at();
    again.look("1", NOW);
    expect(says(again)).toBe("buying");
  });

  it("says again what was not on the screen yet", () => {
    const coach = at();
    coach.look("1", NOW);
    coach.look("2", NOW);
    expect(says(coach)).toBe("goal");
  });

  it("is silent where it was sent away, until it is called", () => {
    const coach = at();
    coach.look("1", NOW);
    coach.turn(true);
    coach.look("1", NOW);
    expect(says(coach)).toBeUndefined();
    const again = at();
    again.look("1", NOW);
    expect(says(again)).toBeUndefined();
    again.turn(false);
    again.look("1", NOW);
    expect(says(again)).toBe("goal");
    const elsewhere = at("t-2");
    elsewhere.look("1", NOW);
    expect(says(elsewhere)).toBe("goal");
  });
});
