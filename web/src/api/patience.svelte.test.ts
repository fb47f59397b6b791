import { beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "./client";
import { late, mayPass, patiently, tirelessly } from "./patience.svelte";

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

  it("does not give up a part of a page", async () => {
    const load = losing(10);
    const loaded = tirelessly(load);
    await vi.runAllTimersAsync();
    await expect(loaded).resolves.toBe("here");
  });

  it("takes no for an answer there, too", async () => {
    await expect(tirelessly(losing(1, new Problem(403, "not_yours")))).rejects.toThrow();
  });

  it("says that something is late, from the first loss until it is there", async () => {
    const loads = [patiently(losing(2)), patiently(losing(0)), tirelessly(losing(3))];
    await vi.advanceTimersByTimeAsync(0);
    expect(late.count).toBe(2);
    await vi.runAllTimersAsync();
    await Promise.all(loads);
    expect(late.count).toBe(0);
  });

  it("says so no longer when it has given up", async () => {
    const given = expect(patiently(losing(100))).rejects.toThrow();
    await vi.runAllTimersAsync();
    await given;
    expect(late.count).toBe(0);
  });

  it("can be hurried", async () => {
    late.isLong = false;
    const loaded = patiently(losing(2));
    for (let time = 0; time < 2; time++) {
      await vi.advanceTimersByTimeAsync(0);
      late.hurry();
    }
    await vi.advanceTimersByTimeAsync(0);
    await expect(loaded).resolves.toBe("here");
  });

  it("needs a new page where trying again has not helped", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    const loaded = tirelessly(losing(5));
    await vi.advanceTimersByTimeAsync(10_000);
    late.hurry();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.runAllTimersAsync();
    await loaded;
  });

  it("tells what may pass from what will not", () => {
    expect(mayPass(new Problem(0, "offline"))).toBe(true);
    expect(mayPass(new Problem(503, "store_down"))).toBe(true);
    expect(mayPass(new Problem(404, "no_such_table"))).toBe(false);
  });
});
