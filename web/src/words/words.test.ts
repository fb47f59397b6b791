import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { words as Words } from "./words.svelte";

/** Any game that has words beyond its title, and one of them. */
const folder = new URL("../../../locales/en/", import.meta.url);
const [, MESSAGE = "", GAME = ""] =
  readdirSync(folder)
    .map(
      (name) => readFileSync(new URL(name, folder), "utf8").match(/^((\w+)-option-\w+) =/m) ?? [],
    )
    .find(({ length }) => length > 0) ?? [];
const read = globalThis.fetch;
let words: typeof Words;

/** Lets the file wait until the returned function is called. */
function hold(file: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((go) => (release = go));
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes(file)) await released;
    return read(address);
  });
  return release;
}

beforeEach(async () => {
  vi.resetModules();
  ({ words } = await import("./words.svelte"));
  await words.speak("en");
  return () => vi.unstubAllGlobals();
});

describe("words", () => {
  it("that are on their way are waited for by all who ask", async () => {
    const release = hold(`en/${GAME}.ftl`);
    const first = words.learn(GAME);
    const second = words.learn(GAME).then(() => words.has(MESSAGE));
    release();
    expect(await second).toBe(true);
    await first;
  });

  it("that were lost are asked for by the next who needs them", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(words.learn(GAME)).rejects.toMatchObject({ code: "offline" });
    vi.unstubAllGlobals();
    await words.learn(GAME);
    expect(words.has(MESSAGE)).toBe(true);
  });

  it("that do not exist are no words", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("Not found", { status: 404 })));
    await expect(words.learn(GAME)).rejects.toMatchObject({ code: "offline" });
  });

  it("of a game that is learned while the language changes are in the new one, too", async () => {
    const release = hold("uk/client.ftl");
    const spoken = words.speak("uk");
    await words.learn(GAME);
    expect(words.has(MESSAGE)).toBe(true);
    release();
    await spoken;
    expect(words.language).toBe("uk");
    expect(words.has(MESSAGE)).toBe(true);
  });

  it("are in the language that was chosen last, however slow the others are", async () => {
    const release = hold("uk/client.ftl");
    const slow = words.speak("uk");
    await words.speak("pl");
    release();
    await slow;
    expect(words.language).toBe("pl");
  });
});
