import { beforeAll, describe, expect, it, vi } from "vitest";
import { learnLater } from "../../words/later";
import { words } from "../../words/words.svelte";
import { explainCard, explainFigure, explainOffer } from "./explained";
import type { Sight } from "./explaining";
import { position } from "./fixtures";
import { NO_CARD, type Cards } from "./types";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("happy_city");
  await learnLater("happy_city");
});

const cards: Cards = {
  museum: { ...NO_CARD, colour: "blue", cost: 4, hearts: 2 },
  film_studio: { ...NO_CARD, group: "family", income: 2, hearts: 2, needs: { green: 1, blue: 2 } },
  harbour: { ...NO_CARD, group: "expert" },
};
const figures = { coins: [5], income: [2], residents: [3], hearts: [1], cities: [[]] };
const colours = [{ yellow: 0, blue: 2, green: 0, orange: 0, purple: 0 }];
const sight = (changes: Partial<Sight["seen"]> = {}, legal: string[] = ["buy museum"]): Sight => ({
  seen: position({ ...figures, colours, prices: [{}], special: [""], ...changes }),
  ...{ viewer: 0, cards, legal, choose: vi.fn(), say: (action) => `I ${action}` },
});

describe("a card that can be had", () => {
  it("says what it makes of one's own figures, and only of those that change", () => {
    const { changes } = explainOffer("museum", "buy museum", sight());
    expect(changes).toEqual([
      { what: "Coins", from: "5", to: "1" },
      { what: "Hearts", from: "1", to: "3" },
    ]);
  });

  it("can be chosen there if it may be", () => {
    const at = sight();
    const { deed, whyNot } = explainOffer("museum", "buy museum", at);
    expect(whyNot).toBeUndefined();
    expect(deed?.words).toBe("I buy museum");
    deed?.act();
    expect(at.choose).toHaveBeenCalledWith("buy museum");
  });

  it("says why it may not: too dear (HC-74), there already (HC-75)", () => {
    const poor = explainOffer("museum", "buy museum", sight({ coins: [3] }, ["pass"]));
    expect(poor.deed).toBeUndefined();
    expect(poor.whyNot).toMatch(/4.*3/);
    expect(poor.changes?.map(({ what }) => what)).toEqual(["Hearts"]);
    const twice = explainOffer("museum", "buy museum", sight({ cities: [["museum"]] }, ["pass"]));
    expect(twice.whyNot).toContain("already have Museum");
  });

  it("says which colours are missing for a special building (HC-81)", () => {
    const { whyNot } = explainOffer("film_studio", "take film_studio", sight({}, ["decline"]));
    expect(whyNot).toMatch(/green.*1.*0/);
  });

  it("says nothing of figures that a building of the expert game may change", () => {
    expect(explainOffer("museum", null, sight({ special: ["harbour"] })).changes).toEqual([]);
  });

  it("is neither for a spectator nor while nobody is asked", () => {
    expect(explainOffer("museum", null, { ...sight(), viewer: null })).not.toHaveProperty(
      "changes",
    );
    const waiting = explainOffer("museum", "buy museum", sight({}, []));
    expect(waiting.whyNot ?? waiting.deed).toBeUndefined();
  });
});

it("gives every thing its rules", () => {
  expect(explainCard("museum", { cards }).lines.join(" ")).toContain("same name");
  expect(explainCard("film_studio", { cards }).lines.join(" ")).toContain("only one");
  const city = { coins: 5, income: 2, residents: 3, hearts: -1, cards: 4 };
  expect(explainFigure("hearts", city).title).toBe("Hearts: −1");
  expect(explainFigure("coins", city).title).toBe("Coins: 5, Income each round: 2");
});
