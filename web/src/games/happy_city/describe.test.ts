import { beforeAll, describe, expect, it } from "vitest";
import { teach } from "../../words/vocabulary.svelte";
import { words } from "../../words/words.svelte";
import { aboutCard, choiceWords, doesOf, longestWord } from "./describe";
import { position } from "./fixtures";
import { NO_CARD, type Card } from "./types";

beforeAll(async () => {
  teach("happy_city", { facts: {}, actions: { pass: [], buy: [["card", "component"]] } });
  await words.speak("en");
  await words.learn("happy_city");
});

describe("a card in words", () => {
  const museum: Card = { ...NO_CARD, colour: "blue", cost: 4, hearts: 2 };
  const factory: Card = { ...NO_CARD, colour: "purple", cost: 1, income: 1, hearts: -1 };
  const filmStudio: Card = {
    ...NO_CARD,
    ...{ group: "family", income: 2, hearts: 2, needs: { green: 1, blue: 2 } },
  };

  it("says all that is printed, and a real minus for what is crossed out (HC-8)", () => {
    expect(aboutCard("museum", museum)).toBe("Museum, blue, cost 4, hearts 2");
    expect(aboutCard("factory", factory)).toBe("Factory, purple, cost 1, income 1, hearts −1");
  });

  it("says what it costs the viewer, if that is something else (HC-E23)", () => {
    expect(aboutCard("museum", museum, 1)).toBe("Museum, blue, cost 1 instead of 4, hearts 2");
    expect(aboutCard("museum", museum, 0)).toContain("cost 0 instead of 4");
  });

  it("says what a special building asks for, in the order of the colours, and no cost (HC-11)", () => {
    expect(aboutCard("film_studio", filmStudio)).toBe(
      "Film Studio, needs 2 blue and 1 green, income 2, hearts 2",
    );
  });

  it("says no cost of a market, which is never bought (HC-27)", () => {
    expect(aboutCard("market_blue", { ...NO_CARD, group: "market", income: 1 })).not.toContain(
      "cost",
    );
  });

  it("says what an expert building does; others do nothing", () => {
    const bigBen: Card = { ...NO_CARD, group: "expert" };
    expect(doesOf("museum")).toBe("");
    expect(doesOf("big_ben")).not.toBe("");
    expect(aboutCard("big_ben", bigBen)).toContain(doesOf("big_ben"));
  });
});

describe("a choice in words", () => {
  const seen = position({ passing: [1, 5] });
  const say = (action: string, viewer: number | null): string =>
    choiceWords(action, seen, ["Ann", "Bo"], viewer);

  it("tells what buying nothing brings: a coin, or Big Ben's five (HC-72, HC-158)", () => {
    expect(say("pass", 0)).toBe("Buy nothing, take 1 coin");
    expect(say("pass", 1)).toBe("Buy nothing, take 5 coins");
  });

  it("is plain for spectators, and for other choices", () => {
    expect(say("pass", null)).toBe("Buy nothing, take coins");
    expect(say("buy museum", 1)).toBe("Buy Museum");
  });
});

it("finds the longest word of a name, also between hyphens", () => {
  expect(longestWord("Zoo")).toBe(3);
  expect(longestWord("Statue of Liberty")).toBe(7);
  expect(longestWord("Hot-Dog Stand")).toBe(5);
});
