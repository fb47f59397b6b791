import { describe, expect, it } from "vitest";
import { SHEET } from "./geometry";
import { writtenNumber, writtenSign } from "./pen";

const plots = SHEET.streets.rows.flatMap(({ houses }) => houses);

describe("the pen", () => {
  it("never writes a number twice alike", () => {
    const written = plots.map(({ hand }) => JSON.stringify(writtenNumber(11, 0, 0, 25, hand)));
    expect(new Set(written).size).toBe(33);
  });

  it("writes equal digits differently", () => {
    const hand = plots[0]?.hand ?? [0, 0, 1, 0, 0];
    const [first, second] = writtenNumber(11, 0, 0, 25, hand);
    expect(first?.d).not.toBe(second?.d);
  });

  it("writes a minus before what is lost", () => {
    expect(writtenNumber(-3, 0, 0, 20, [0, 0, 1, 0, 0])).toHaveLength(2);
  });

  it("keeps a sign around its point", () => {
    const { transform } = writtenSign("cross", 50, 60, 1, [0, 0, 1, 0, 0]);
    expect(transform).toBe("translate(38.00 48.00) rotate(0.0) scale(1.000)");
  });
});
