import { describe, expect, it } from "vitest";
import type { LogRow } from "../../api/client";
import type { Coach, Remark, When } from "../model/coach";
import { nextRemark, type Situation } from "./remarks";

const ME = 1;
const line = (amount: number) => ({ rule: "", each: amount, count: 1, source: "" });
const row = (number: number, ...facts: LogRow["facts"]): LogRow => ({ number, at: 0, facts });

const coachWith = (...remarks: Remark[]): Coach => ({
  table: { seats: 2, options: {}, deal: 1 },
  asked: () => "",
  remarks,
  learned: [],
});

const at = (changes: Partial<Situation> = {}): Situation => ({
  asked: "buy",
  legal: ["buy house", "pass"],
  isWhole: false,
  seat: ME,
  log: [],
  ...changes,
});

/** Whether a remark with this condition would be made. */
const isMade = (when: When, now: Situation): boolean =>
  nextRemark(coachWith({ say: "it", when }), [], now)?.remark.say === "it";

describe("a remark", () => {
  it("comes when its question is asked", () => {
    expect(isMade({ asked: "buy" }, at())).toBe(true);
    expect(isMade({ asked: "sell" }, at())).toBe(false);
  });

  it("may want an action to be open, or none to be, by whole words", () => {
    expect(isMade({ open: "buy" }, at())).toBe(true);
    expect(isMade({ open: "bu" }, at())).toBe(false);
    expect(isMade({ shut: "buy" }, at())).toBe(false);
    expect(isMade({ shut: "buy" }, at({ legal: ["pass"] }))).toBe(true);
  });

  it("waits while there is nothing left but to confirm", () => {
    expect(isMade({ asked: "buy" }, at({ isWhole: true }))).toBe(false);
  });

  it("is made once, the first that fits first", () => {
    const coach = coachWith({ say: "one", when: {} }, { say: "two", when: {} });
    expect(nextRemark(coach, [], at())?.remark.say).toBe("one");
    expect(nextRemark(coach, ["one"], at())?.remark.say).toBe("two");
    expect(nextRemark(coach, ["one", "two"], at())).toBeNull();
  });

  it("is made of every game when something can be confirmed for the first time", () => {
    const said = nextRemark(coachWith(), [], at({ isWhole: true }));
    expect(said?.remark.say).toBe("coach-confirm");
  });
});

describe("what has happened", () => {
  const log = [
    row(1, { kind: "paid", seat: ME, lines: [line(2)] }, { kind: "paid", seat: 0, lines: [] }),
    row(2, { kind: "paid", seat: ME, line: line(7) }, { kind: "round", number: 3 }),
  ];
  const told = (wanted: When["told"]): When => (wanted ? { told: wanted } : {});

  it("is meant by whose it is", () => {
    expect(isMade(told({ kind: "paid", by: "me" }), at({ log }))).toBe(true);
    expect(isMade(told({ kind: "round", by: "me" }), at({ log }))).toBe(false);
    expect(isMade(told({ kind: "lost" }), at({ log }))).toBe(false);
  });

  it("is meant by its fields, its sum and how often it was", () => {
    expect(isMade(told({ kind: "round", where: { number: 3 } }), at({ log }))).toBe(true);
    expect(isMade(told({ kind: "round", where: { number: 4 } }), at({ log }))).toBe(false);
    expect(isMade(told({ kind: "paid", least: 7 }), at({ log }))).toBe(true);
    expect(isMade(told({ kind: "paid", least: 8 }), at({ log }))).toBe(false);
    expect(isMade(told({ kind: "paid", by: "me", least: 1, most: 2 }), at({ log }))).toBe(true);
    expect(isMade(told({ kind: "paid", by: "me", times: 2 }), at({ log }))).toBe(true);
    expect(isMade(told({ kind: "paid", by: "me", times: 3 }), at({ log }))).toBe(false);
  });

  it("is told with the last fact that fits", () => {
    const coach = coachWith({ say: "it", when: told({ kind: "paid", by: "me" }) });
    expect(nextRemark(coach, [], at({ log }))?.fact).toMatchObject({ line: line(7) });
  });

  it("is compared with what the others had of it at the same time", () => {
    const shared = [
      row(
        1,
        { kind: "paid", seat: ME, lines: [line(2)] },
        { kind: "paid", seat: ME, lines: [line(3)] },
        { kind: "paid", seat: 0, lines: [line(6)] },
      ),
    ];
    const less: When = { told: { kind: "paid", share: "less" } };
    const more: When = { told: { kind: "paid", share: "more" } };
    expect(isMade(less, at({ log: shared }))).toBe(true);
    expect(isMade(more, at({ log: shared }))).toBe(false);
    expect(nextRemark(coachWith({ say: "it", when: less }), [], at({ log: shared }))).toMatchObject(
      { mine: 5, theirs: 6 },
    );
  });
});
