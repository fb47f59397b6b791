import { beforeAll, expect, it } from "vitest";
import { LANGUAGES, words } from "../../words/words.svelte";
import prompts from "./prompts";

const QUESTIONS = ["draft", "louvre", "discard", "reveal", "buy", "special", "sphinx", "pyramid"];

beforeAll(() => words.learn("happy_city"));

it.each(LANGUAGES)("asks every question in words of its own in %s", async (language) => {
  await words.speak(language);
  const asked = QUESTIONS.map((question) =>
    prompts.asked({ public: { question }, private: {}, legal: [] }),
  );
  expect(new Set(asked).size).toBe(QUESTIONS.length);
  expect(asked.filter((words) => words.includes("happy_city-ask"))).toEqual([]);
});
