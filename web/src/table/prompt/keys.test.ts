import { expect, test } from "vitest";
import type { Keys } from "../gameModules";
import { headingKey, keyOf, numbered, printedOn } from "./keys";

test("without keys of their own, choices have their numbers, up to nine", () => {
  const keys = numbered("abcdefghijk".split(""));
  expect(keyOf(keys, "a")).toBe("1");
  expect(keyOf(keys, "i")).toBe("9");
  expect(keyOf(keys, "j")).toBe("");
});

test("what is picked up first names its heading", () => {
  const keys: Keys = {
    1: { actions: ["card", "card tile"], pick: () => undefined },
    Q: { actions: ["card tile"] },
  };
  expect(headingKey(keys, ["card", "card tile"])).toBe("1");
  expect(headingKey(keys, ["other"])).toBe("");
  expect(keyOf(keys, "card tile")).toBe("Q");
  expect(keyOf(keys, "card")).toBe("");
});

test.each([
  ["q", "KeyQ", "Q"],
  ["z", "KeyY", "Z"],
  ["й", "KeyQ", "Q"],
  ["+", "Digit1", "1"],
  ["Enter", "Enter", ""],
])("%s at %s is %s", (key, code, name) => {
  expect(printedOn({ key, code })).toBe(name);
});
