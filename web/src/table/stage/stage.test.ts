import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../../api/client";
import { Stage, type Frame } from "./stage.svelte";

const frame = (seat: number): Frame => ({
  deed: { seat, number: seat, facts: [], text: `deed of ${String(seat)}` },
  position: table(seat),
});
const table = (number: number) => ({ number }) as Position;
/** Whose answer comes when it is given. */
function question(): { asked: Promise<Frame[]>; found: (frames: Frame[]) => Promise<void> } {
  let answer: (frames: Frame[]) => void = () => undefined;
  return {
    asked: new Promise((resolve) => (answer = resolve)),
    async found(frames) {
      answer(frames);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
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

  it("shows the table as it was while it is found out what happened", async () => {
    const { found, asked } = question();
    stage.ask(asked, table(7), pace);
    expect(stage.current?.position.number).toBe(7);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(100);
    await found([frame(1), frame(2)]);
    expect(stage.deed?.seat).toBe(1);
    vi.advanceTimersByTime(1600);
    expect(stage.deed?.seat).toBe(2);
  });

  it("does not wait longer than for a deed, and not where nothing is shown", async () => {
    const { found, asked } = question();
    stage.ask(asked, table(7), pace);
    vi.advanceTimersByTime(1600);
    expect(stage.isOn).toBe(false);
    await found([frame(1)]);
    expect(stage.isOn).toBe(false);
    expect(shown).toEqual([1]);
    stage.ask(question().asked, table(7), 0);
    expect(stage.isOn).toBe(false);
  });

  it("lets nothing overtake what is still being found out", async () => {
    const first = question();
    const second = question();
    stage.ask(first.asked, table(7), pace);
    stage.ask(second.asked, table(8), pace);
    stage.play([frame(4)], pace);
    await second.found([frame(3)]);
    expect(shown).toEqual([]);
    await first.found([frame(1), frame(2)]);
    vi.advanceTimersByTime(4 * 1600);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("shows what had to wait for too long no more: it is over", async () => {
    const { found, asked } = question();
    stage.ask(asked, table(7), pace);
    vi.advanceTimersByTime(1600);
    stage.ask(question().asked, table(8), pace);
    stage.play([frame(3)], pace);
    expect(stage.isOn).toBe(false);
    await found([frame(1), frame(2)]);
    expect(stage.isOn).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([1, 2, 3]);
    expect(stage.isOn).toBe(false);
  });

  it("is held up neither by what cannot be found out nor by what never comes", async () => {
    stage.ask(Promise.reject(new Error("offline")), table(7), pace);
    stage.play([frame(1)], pace);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1]);
    stage.ask(question().asked, table(8), pace);
    stage.play([frame(2)], pace);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([1, 2]);
    stage.play([frame(3)], pace);
    expect(stage.deed?.seat).toBe(3);
  });

  it("tells nothing any more when it is closed", async () => {
    const { found, asked } = question();
    stage.ask(asked, table(7), pace);
    stage.close();
    await found([frame(1)]);
    expect(shown).toEqual([]);
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
