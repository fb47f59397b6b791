import { beforeEach, expect, it, vi } from "vitest";
import { noteErased, wasErased } from "./erased";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it("is told once that somebody was erased", () => {
  expect(wasErased()).toBe(false);
  noteErased();
  expect(wasErased()).toBe(true);
  expect(wasErased()).toBe(false);
});
