/** Cards and choices in words, for those who hear the board instead of seeing it. */

import { actionWords } from "../../words/sentences";
import { signed } from "../../words/signed";
import { t, words } from "../../words/words.svelte";
import { figuresOf, type Figures } from "./city";
import { COLOURS, isForSale, type Card, type Public } from "./types";

export function nameOf(id: string): string {
  return t(`happy_city-card-${id}`);
}

/** Everything that is printed on a card, and what it costs the viewer if that is something else. */
export function aboutCard(id: string, card: Card, price?: number): string {
  const does = doesOf(id);
  return [nameOf(id), ...printedOn(card, price), ...(does ? [does] : [])].join(", ");
}

export function printedOn(card: Card, price?: number): string[] {
  const parts: string[] = [];
  if (card.colour) parts.push(t(`happy_city-colour-${card.colour}`));
  const needs = needsOf(card);
  if (needs) parts.push(t("happy_city-board-needs", { needs }));
  if (isForSale(card)) parts.push(costOf(card, price));
  for (const what of ["income", "residents", "hearts"] as const)
    if (card[what] !== 0) parts.push(t(`happy_city-board-${what}`, { count: signed(card[what]) }));
  return parts;
}

/** A city and all it has. */
export function aboutCity(seen: Public, seat: number, name: string, isYou: boolean): string {
  const figures = figuresOf(seen, seat);
  return t("happy_city-board-city-about", {
    ...figures,
    seat: name,
    "seat-you": isYou ? "yes" : "no",
    residents: signed(figures.residents),
    hearts: signed(figures.hearts),
  });
}

export type Sign = "coins" | "residents" | "hearts" | "points";

/** A figure of a city. */
export function figureWords(sign: Sign, { coins, income, residents, hearts }: Figures): string {
  const said = (what: string, amount: number): string =>
    `${t(`happy_city-${what}`)}: ${signed(amount)}`;
  if (sign === "coins")
    return `${said("board-coins", coins)}, ${said("board-income-each-round", income)}`;
  if (sign === "residents") return said("part-residents", residents);
  if (sign === "hearts") return said("part-hearts", hearts);
  return `${signed(residents)} × ${signed(hearts)} = ${signed(residents * hearts)}`;
}

function costOf({ cost }: Card, price?: number): string {
  return price === undefined
    ? t("happy_city-board-cost", { coins: cost })
    : t("happy_city-board-cost-instead", { coins: price, printed: cost });
}

function needsOf(card: Card): string {
  const said = COLOURS.filter((colour) => card.needs[colour]).map((colour) =>
    t("happy_city-board-need", {
      count: card.needs[colour] ?? 0,
      colour: t(`happy_city-colour-${colour}`),
      "colour-id": colour,
    }),
  );
  return said.length > 0 ? words.list(said) : "";
}

/** What a special building of the expert game does. */
export function doesOf(id: string): string {
  const message = `happy_city-does-${id}`;
  return words.has(message) ? t(message) : "";
}

/** A choice in words; buying nothing tells what it brings. */
export function choiceWords(
  action: string,
  { passing }: Public,
  names: string[],
  viewer: number | null,
): string {
  if (action === "pass" && viewer !== null)
    return t("happy_city-board-pass", { coins: passing[viewer] ?? 0 });
  return actionWords("happy_city", action, names, viewer);
}

/** In letters: a name with a long word is written smaller, so that none is broken. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
