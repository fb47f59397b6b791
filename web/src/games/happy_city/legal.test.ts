import { describe, expect, it } from "vitest";
import { position } from "./fixtures";
import { cardAction, cityAction, deckAction, plainActions, specialAction } from "./legal";

const QUESTIONS = ["draft", "louvre", "discard", "reveal", "buy", "special", "sphinx"] as const;
const stepsFor = (action: (seen: ReturnType<typeof position>) => string | null): string[] =>
  QUESTIONS.filter((question) => action(position({ question })) !== null);

describe("which thing answers which question", () => {
  it("a display card: which to discard, which to buy", () => {
    expect(stepsFor((seen) => cardAction(seen, "museum", false))).toEqual(["discard", "buy"]);
  });

  it("a dwelling: which to buy, for none can be discarded (HC-61)", () => {
    expect(stepsFor((seen) => cardAction(seen, "house", true))).toEqual(["buy"]);
  });

  it("a deck: from which to reveal; they count from 1 (HC-64)", () => {
    expect(stepsFor((seen) => deckAction(seen, 0))).toEqual(["reveal"]);
    expect(deckAction(position({ question: "reveal" }), 2)).toBe("reveal 3");
  });

  it("a special building: which to take (HC-80)", () => {
    expect(stepsFor((seen) => specialAction(seen, "film_studio"))).toEqual(["special"]);
    expect(specialAction(position({ question: "special" }), "film_studio")).toBe(
      "take film_studio",
    );
  });
});

describe("a city as an answer", () => {
  const seen = position({ special: ["louvre", "castle", ""] });

  it("is an opponent whose income the Louvre pays again (HC-162)", () => {
    const legal = ["louvre 1", "louvre 2"];
    expect([0, 1, 2].map((seat) => cityAction(seen, legal, seat))).toEqual([
      null,
      "louvre 1",
      "louvre 2",
    ]);
  });

  it("is a neighbour whose card the Great Pyramid copies (HC-140)", () => {
    expect(cityAction(seen, ["pyramid 2"], 2)).toBe("pyramid 2");
    expect(cityAction(seen, ["pyramid 2"], 1)).toBeNull();
  });

  it("has the special building that the Sphinx copies (HC-151)", () => {
    const legal = ["copy castle", "refuse"];
    expect([0, 1, 2].map((seat) => cityAction(seen, legal, seat))).toEqual([
      null,
      "copy castle",
      null,
    ]);
  });
});

describe("what needs no thing on the board", () => {
  it("is to buy nothing, to discard nothing, to take none, to refuse", () => {
    expect(plainActions(["buy museum", "pass"])).toEqual(["pass"]);
    expect(plainActions(["discard museum", "keep"])).toEqual(["keep"]);
    expect(plainActions(["take film_studio", "decline"])).toEqual(["decline"]);
    expect(plainActions(["copy castle", "refuse"])).toEqual(["refuse"]);
  });

  it("is nothing where a thing must be chosen", () => {
    expect(plainActions(["reveal 1", "reveal 2"])).toEqual([]);
  });
});
