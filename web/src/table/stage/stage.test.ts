import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../../api/client";
import { Stage, type Frame } from "./stage.svelte";

const frame = (seat: number): Frame => ({
  deed: { seat, number: seat, facts: [], text: `deed of ${String(seat)}` },
  position: { number: seat } as Position,
});
let shown: (number | null)[] = [];
let pace = 1600;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 1600;
  shown = [];
  stage = new Stage(({ seat }) => shown.push(seat));
});
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  it("shows one deed after the other, as long as wanted, with its table", () => {
    stage.play([frame(1), frame(2)], pace);
    expect(stage.current?.position.number).toBe(1);
    vi.advanceTimersByTime(1599);
    expect(stage.deed?.seat).toBe(1);
    vi.advanceTimersByTime(1);
    expect(stage.current?.position.number).toBe(2);
    vi.advanceTimersByTime(1600);
    expect(stage.isOn).toBe(false);
    expect(shown).toEqual([1, 2]);
  });

  it("shows longer what takes longer", () => {
    stage.play([{ ...frame(1), lasts: 2.5 }, frame(2)], pace);
    vi.advanceTimersByTime(3999);
    expect(stage.deed?.seat).toBe(1);
    vi.advanceTimersByTime(1);
    expect(stage.deed?.seat).toBe(2);
  });

  it("shows what comes meanwhile after what is on", () => {
    stage.play([frame(1)], pace);
    stage.play([frame(2)], pace);
    expect(stage.deed?.seat).toBe(1);
    vi.advanceTimersByTime(1600);
    expect(stage.deed?.seat).toBe(2);
  });

  it("ends at once when skipped; each deed was told once", () => {
    stage.play([frame(1), frame(2), frame(3)], pace);
    stage.skip();
    expect(stage.isOn).toBe(false);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("delays nothing where nothing is to be seen", () => {
    pace = 0;
    stage.play([frame(1)], pace);
    expect(stage.isOn).toBe(false);
    expect(shown).toEqual([1]);
  });

  it("counts what takes longer for as many as it takes, and waits for nothing that is endless", () => {
    const long = [4, 5, 6, 40].map((lasts, seat): Frame => ({ ...frame(seat), lasts }));
    stage.play(long, pace);
    expect(stage.deed?.seat).toBe(2);
    vi.advanceTimersByTime(12 * pace);
    expect(stage.isOn).toBe(false);
  });

  it("does not fall behind: of very many only the last are shown", () => {
    stage.play(
      Array.from({ length: 40 }, (_, seat) => frame(seat)),
      pace,
    );
    expect(stage.deed?.seat).toBe(28);
  });

  it("shows the table as it was while it is found out what happened", () => {
    stage.wait({ number: 7 } as Position, pace);
    expect(stage.current?.position.number).toBe(7);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(100);
    stage.play([frame(1), frame(2)], pace);
    expect(stage.deed?.seat).toBe(1);
    vi.advanceTimersByTime(1600);
    expect(stage.deed?.seat).toBe(2);
  });

  it("does not wait longer than for a deed, and not where nothing is shown", () => {
    stage.wait({ number: 7 } as Position, pace);
    vi.advanceTimersByTime(1600);
    expect(stage.isOn).toBe(false);
    stage.wait({ number: 7 } as Position, 0);
    expect(stage.isOn).toBe(false);
  });

  it("tells what comes on before it does, for how long, and when nothing more comes", () => {
    const turns: [number | null, number][] = [];
    stage = new Stage(
      () => undefined,
      (deed, hold) => turns.push([deed?.seat ?? null, hold]),
    );
    stage.play([frame(1), frame(2)], pace);
    vi.advanceTimersByTime(1600);
    stage.skip();
    expect(turns).toEqual([
      [1, 1600],
      [2, 1600],
      [null, 1600],
    ]);
  });
});
