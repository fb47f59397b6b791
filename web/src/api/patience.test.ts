import { beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "./client";
import { mayPass, patiently } from "./patience";

/** Fails as often as it is told, then brings something. */
const losing = (times: number, error: Error = new TypeError("Failed to fetch")) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("here");
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(error);
  return load;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("patience", () => {
  it("asks once if nothing is lost", async () => {
    const load = losing(0);
    await expect(patiently(load)).resolves.toBe("here");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("asks again, each time after a longer pause", async () => {
    const load = losing(3);
    const times: number[] = [];
    const began = Date.now();
    const loaded = patiently(() => {
      times.push(Date.now() - began);
      return load();
    });
    await vi.runAllTimersAsync();
    await expect(loaded).resolves.toBe("here");
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.every((pause) => pause > 0)).toBe(true);
    expect(new Set(pauses).size).toBe(3);
  });

  it("gives up in the end, and says that nothing came", async () => {
    const load = losing(100);
    const given = expect(patiently(load)).rejects.toMatchObject({ code: "offline" });
    await vi.runAllTimersAsync();
    await given;
    expect(load.mock.calls.length).toBeLessThan(10);
  });

  it("takes no for an answer", async () => {
    const refusal = new Problem(404, "no_such_game");
    const load = losing(1, refusal);
    await expect(patiently(load)).rejects.toBe(refusal);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("does not wait where the browser knows that there is no network", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await expect(patiently(losing(1))).rejects.toMatchObject({ code: "offline" });
  });

  it("tells what may pass from what will not", () => {
    expect(mayPass(new Problem(0, "offline"))).toBe(true);
    expect(mayPass(new Problem(503, "store_down"))).toBe(true);
    expect(mayPass(new Problem(404, "no_such_table"))).toBe(false);
  });
});
