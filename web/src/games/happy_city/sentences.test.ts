import { beforeAll, expect, test } from "vitest";
import { lengthened } from "../../words/pseudo";
import { actionWords, factSentence, lineWords, refusalWords } from "../../words/sentences";
import { teach, type FactWords } from "../../words/vocabulary.svelte";
import { words } from "../../words/words.svelte";

const GAME = "happy_city";
const PLAYERS = ["Olha", "Ivo"];

const plain = (fields: Record<string, string>): FactWords => ({
  fields,
  opens: "",
  quiet: "",
  notable: false,
  staged: "",
  twin: "",
});

beforeAll(async () => {
  teach(GAME, {
    facts: {
      bought: plain({ seat: "seat", card: "component", slot: "number", lines: "lines" }),
      coins: plain({ seat: "seat", line: "line" }),
      round_began: plain({ round: "number" }),
      sphinx_copied: plain({ seat: "seat", card: "component", drawn: "flag" }),
    },
    actions: { buy: [["card", "component"]], louvre: [["seat", "seat"]], keep: [] },
  });
  await words.speak("en");
  await words.learn(GAME);
});

const price = (...lines: [string, number, string][]): object => ({
  kind: "bought",
  seat: 1,
  card: "museum",
  slot: 3,
  lines: lines.map(([rule, each, source]) => ({ rule, each, count: 1, source })),
});

function said(fact: object, viewer: number | null): ReturnType<typeof factSentence> {
  return factSentence(GAME, fact as { kind: string }, PLAYERS, viewer);
}

test("a fact names who did it, or turns to the reader", () => {
  const fact = price(["HC-74", 4, "museum"]);
  expect(said(fact, 0).text).toBe("Ivo buys Museum for 4 coins");
  expect(said(fact, 1).text).toBe("You buy Museum for 4 coins");
  expect(said(fact, null).text).toBe("Ivo buys Museum for 4 coins");
});

test("an amount brings its lines and their total", () => {
  const sentence = said(price(["HC-74", 4, "museum"], ["HC-143", -3, "harbor"]), 1);
  expect(sentence.text).toBe("You buy Museum for 1 coin");
  expect(sentence.total).toBe(1);
  expect(sentence.lines).toEqual([
    { text: "Museum", amount: 4 },
    { text: "Harbour: cheaper", amount: -3 },
  ]);
  expect(said(price(["HC-74", 0, "museum"]), 1).text).toBe("You buy Museum for free");
});

test("a loss is told without a minus", () => {
  const line = { rule: "HC-152", each: -1, count: 1, source: "royal_palace" };
  const sentence = said({ kind: "coins", seat: 0, line }, 1);
  expect(sentence.text).toBe("Royal Palace: Olha loses 1 coin");
  expect(sentence.total).toBe(-1);
});

test("numbers and flags", () => {
  expect(said({ kind: "round_began", round: 3 }, 0)).toEqual({ text: "Round 3 begins", lines: [] });
  const copied = { kind: "sphinx_copied", seat: 0, card: "moai", drawn: true };
  expect(said(copied, 0).text).toBe("Your Sphinx copies a card from the box: Moai");
});

test("facts of the table, with names that are nobody's message", () => {
  const sat = { kind: "table.sat", seat: 1, name: "level", face: "fox" };
  expect(said(sat, 0).text).toBe("level sits down");
  expect(said(sat, 1).text).toBe("You sit down");
  expect(said({ kind: "table.said", seat: 0, phrase: "hello" }, 1).text).toBe("Olha: Hello!");
  const bot = { kind: "table.bot_sat", seat: 1, level: "greedy" };
  expect(said(bot, 0).text).toBe("A bot sits down: Ivo, Neighbour");
});

test("decisions", () => {
  expect(actionWords(GAME, "buy museum", PLAYERS, 0)).toBe("Buy Museum");
  expect(actionWords(GAME, "louvre 1", PLAYERS, 0)).toBe("Collect Ivo’s income");
  expect(actionWords(GAME, "keep", PLAYERS, 0)).toBe("Keep all cards");
});

test("refusals name cards and colours", () => {
  expect(refusalWords(GAME, "HC-81", { colour: "blue", needed: 2, has: 1 })).toBe(
    "It needs blue cards: 2. You have 1.",
  );
  expect(refusalWords(GAME, "HC-75", { card: "zoo" })).toContain("Zoo");
  expect(refusalWords(GAME, "HC-9999", {})).toBe("HC-9999");
});

test("lines", () => {
  const product = { rule: "HC-112", each: 8, count: 5, source: "" };
  expect(lineWords(GAME, product)).toBe("Residents × hearts: 5 × 8");
  expect(lineWords(GAME, { rule: "HC-120", each: 5, count: 1, source: "hearts" })).toBe("Hearts");
});

test("the pseudo-language is longer and has no plain letter", () => {
  const text = lengthened("Buy a house ");
  expect(text).not.toMatch(/[A-Za-z]/);
  expect(text).toMatch(/~ $/);
  expect(text.length).toBeGreaterThan("Buy a house ".length);
});

test("it can be spoken", async () => {
  await words.speak("xx");
  expect(words.say("happy_city-card-zoo")).toBe("⟦Žóó~⟧");
  expect(words.language).toBe("en");
});
