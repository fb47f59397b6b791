import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sound } from "./sound";
import { lengthOf, SCORES } from "./synthesis";

class Node {
  gain = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  frequency = { value: 0 };
  Q = { value: 0 };
  type = "";
  buffer = null;
  connect = (next: unknown): unknown => next;
  disconnect = vi.fn();
  start = vi.fn();
  stop = vi.fn();
}

let now = 0;
const made: Node[] = [];
const volumes: Node[] = [];

class Context {
  sampleRate = 1000;
  destination = new Node();
  get currentTime(): number {
    return now;
  }
  resume = (): Promise<void> => Promise.resolve();
  createGain(): Node {
    const node = new Node();
    volumes.push(node);
    return node;
  }
  createBiquadFilter = (): Node => new Node();
  createBuffer = (): { getChannelData: () => Float32Array } => ({
    getChannelData: () => new Float32Array(10),
  });
  createOscillator = (): Node => this.#source();
  createBufferSource = (): Node => this.#source();

  #source(): Node {
    const node = new Node();
    made.push(node);
    return node;
  }
}

describe("sounds", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("AudioContext", Context);
    now = 0;
    made.length = volumes.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  const names = Object.keys(SCORES) as Sound[];
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

  it.each(pairs)("are never two at once: %s, then %s", async (first, second) => {
    const { play } = await import("./synthesis");
    play(first, 1);
    const [whole] = volumes;
    const begun = made.length;
    play(second, 1);
    const isMore = SCORES[second].weight > SCORES[first].weight;
    expect(whole?.disconnect).toHaveBeenCalledTimes(isMore ? 1 : 0);
    expect(made.length > begun).toBe(isMore);
  });

  it("follow each other", async () => {
    const { play } = await import("./synthesis");
    play("card", 1);
    const begun = made.length;
    now = lengthOf(SCORES.card) + 0.01;
    play("coin", 1);
    expect(made.length).toBeGreaterThan(begun);
  });

  it("are short and soft", () => {
    for (const score of Object.values(SCORES)) {
      expect(lengthOf(score)).toBeLessThan(2.5);
      for (const { loud } of score.tones) expect(loud).toBeLessThan(0.2);
    }
  });
});
