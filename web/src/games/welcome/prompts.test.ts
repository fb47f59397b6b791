import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, words } from "../../words/words.svelte";
import prompts from "./prompts";

const HAND = ["fence_5", "park_8", "pool_10"];
const outlook = (cards: object) => ({
  public: { numbers: [], effects: [], drawn: [], hands: [], ...cards },
  private: { step: "choose", turn: { refused: false } },
  legal: [],
});
const PILES = outlook({ numbers: HAND, effects: HAND });
const ALONE = outlook({ drawn: HAND });
const DRAFT = outlook({ hands: [["fence", "park", "pool"]] });

beforeAll(() => words.learn("welcome"));

describe("what is asked in Welcome To…", () => {
  it("is a number with the effect beside it, where there are piles", async () => {
    await words.speak("en");
    expect(prompts.asked(PILES)).toBe("Choose a number with its effect");
  });

  it("is two different cards, alone and in the draft", async () => {
    await words.speak("en");
    const asked = "Choose one card for its number and another for its effect";
    expect(prompts.asked(ALONE)).toBe(asked);
    expect(prompts.asked(DRAFT)).toBe(asked);
  });

  it.each(LANGUAGES)("is said differently in %s, too", async (language) => {
    await words.speak(language);
    expect(prompts.asked(ALONE)).not.toBe(prompts.asked(PILES));
    expect(prompts.asked(ALONE)).not.toContain("welcome-ask");
  });
});
