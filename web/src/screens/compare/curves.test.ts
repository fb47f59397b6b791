import { describe, expect, it } from "vitest";
import { chartOf, MARGIN, sharedTurns } from "./curves";

const turnsOf = (...points: number[]) =>
  points.map((amount, at) => ({ moves: at + 1, points: [amount, 0] }));
const SIZE = { width: 640, height: 300 };

describe("what two games have in common", () => {
  it("are the turns before they part", () => {
    expect(sharedTurns(turnsOf(3, 5, 8), turnsOf(3, 5, 9, 12))).toBe(2);
    expect(sharedTurns(turnsOf(1), turnsOf(2))).toBe(0);
    expect(sharedTurns(turnsOf(1, 2), turnsOf(1, 2, 3))).toBe(2);
  });

  it("is not the same points after other moves", () => {
    const later = turnsOf(3, 5).map((turn) => ({ ...turn, moves: turn.moves + 1 }));
    expect(sharedTurns(turnsOf(3, 5), later)).toBe(0);
  });
});

describe("the chart", () => {
  const chart = chartOf(turnsOf(0, 5, 8, 10), turnsOf(0, 5, 20), 0, SIZE);

  it("lets both go on from where they part", () => {
    const { fork } = chart;
    expect(fork).not.toBeNull();
    const begin = `M${String(fork?.x)} ${String(fork?.y)}`;
    expect(chart.first.startsWith(begin)).toBe(true);
    expect(chart.second.startsWith(begin)).toBe(true);
    expect(chart.trunk.endsWith(begin.slice(1))).toBe(true);
  });

  it("has more points further up, and the longer game reaches the edge", () => {
    expect(chart.ends.second.y).toBeLessThan(chart.ends.first.y);
    expect(chart.ends.first.x).toBe(SIZE.width - MARGIN.right);
    expect(chart.ends.second.x).toBeLessThan(chart.ends.first.x);
  });

  it("has round numbers at its edge, all in sight", () => {
    expect(chart.ticks.map(({ points }) => points)).toEqual([0, 5, 10, 15, 20]);
    for (const { y } of chart.ticks) {
      expect(y).toBeGreaterThanOrEqual(MARGIN.top);
      expect(y).toBeLessThanOrEqual(SIZE.height - MARGIN.bottom);
    }
  });

  it("has room for points below nothing, and for a game without turns", () => {
    expect(chartOf(turnsOf(-7), turnsOf(3), 0, SIZE).ticks[0]?.points).toBeLessThanOrEqual(-7);
    expect(chartOf([], [], 0, SIZE).first).toBe("");
  });
});
