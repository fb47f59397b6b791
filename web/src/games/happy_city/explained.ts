/** What things are and what their rules say. */

import type { Explanation } from "../../pieces/explain/explain.svelte";
import { signed } from "../../words/signed";
import { t, words } from "../../words/words.svelte";
import { figuresOf, type Figures } from "./city";
import { doesOf, figureWords, nameOf, printedOn, type Sign } from "./describe";
import type { Sight } from "./explaining";
import { cardOf, COLOURS, isForSale, isSpecial, type Card } from "./types";

const RULES: Record<Sign, string[]> = {
  coins: ["card-income", "round-income", "turn-buy"],
  residents: ["card-people", "goal"],
  hearts: ["card-people", "goal"],
  points: ["end-score"],
};

/** A card as it lies in a city. */
export function explainCard(id: string, { cards }: Pick<Sight, "cards">): Explanation {
  return { title: nameOf(id), lines: linesOf(id, cardOf(cards, id)) };
}

/** One that can be had: what the viewer pays and why, what it would bring, and whether it may be. */
export function explainOffer(id: string, action: string | null, sight: Sight): Explanation {
  const { seen, viewer, cards, legal } = sight;
  const card = cardOf(cards, id);
  if (viewer === null) return explainCard(id, sight);
  const price = seen.prices[viewer]?.[id];
  const special = seen.special[viewer] ?? "";
  const because = price !== undefined && special ? `${nameOf(special)}: ${doesOf(special)}` : "";
  const explained = {
    title: nameOf(id),
    lines: linesOf(id, card, price, because),
    changes: changesBy(card, price ?? card.cost, viewer, sight),
  };
  if (action === null || legal.length === 0) return explained;
  return legal.includes(action)
    ? { ...explained, ...deedOf(action, sight) }
    : { ...explained, whyNot: whyNot(id, card, price ?? card.cost, viewer, seen) };
}

function deedOf(action: string | null, { legal, say, choose }: Sight): Pick<Explanation, "deed"> {
  if (action === null || !legal.includes(action)) return {};
  return { deed: { words: say(action), act: () => choose(action) } };
}

/** One of the three piles. */
export function explainDeck(about: string, action: string | null, sight: Sight): Explanation {
  const lines = [about, t("happy_city-how-turn-reveal")];
  return { title: t("happy_city-board-decks"), lines, ...deedOf(action, sight) };
}

/** A figure of a city. */
export function explainFigure(sign: Sign, figures: Figures): Explanation {
  const lines = RULES[sign].map((rule) => t(`happy_city-how-${rule}`));
  return { title: figureWords(sign, figures), lines };
}

function linesOf(id: string, card: Card, price?: number, because = ""): string[] {
  const printed = words.list(printedOn(card, price));
  const rule = t(`happy_city-how-${ruleOf(card)}`);
  const colour = card.colour
    ? `${t("happy_city-how-card-colour-title")}: ${t("happy_city-how-card-colour")}`
    : "";
  return [printed, because, doesOf(id), rule, colour].filter((line) => line !== "");
}

function ruleOf(card: Card): string {
  if (isSpecial(card)) return "turn-special";
  if (isForSale(card)) return "turn-buy";
  return card.colour ? "expert-market" : "start";
}

/** What the viewer's figures become. Special buildings of the expert game change more than what is
 *  printed: beside one nothing is said. */
function changesBy(
  card: Card,
  price: number,
  viewer: number,
  { seen, cards }: Sight,
): { what: string; from: string; to: string }[] {
  if ([card, cardOf(cards, seen.special[viewer] ?? "")].some(({ group }) => group === "expert"))
    return [];
  const now = figuresOf(seen, viewer);
  const pays = isForSale(card) && price <= now.coins ? price : 0;
  return [
    { what: "board-coins", from: now.coins, by: -pays },
    { what: "board-income-each-round", from: now.income, by: card.income },
    { what: "part-residents", from: now.residents, by: card.residents },
    { what: "part-hearts", from: now.hearts, by: card.hearts },
  ]
    .filter(({ by }) => by !== 0)
    .map(({ what, from, by }) => ({
      what: t(`happy_city-${what}`),
      from: signed(from),
      to: signed(from + by),
    }));
}

/** The reasons that can be seen from here; the server knows all of them. */
function whyNot(
  id: string,
  card: Card,
  price: number,
  viewer: number,
  { cities, coins, colours, special }: Sight["seen"],
): string {
  const [have, own] = [colours[viewer], coins[viewer] ?? 0];
  if (isSpecial(card) && special[viewer]) return t("happy_city-refusal-HC-84");
  const missing = COLOURS.find((colour) => (card.needs[colour] ?? 0) > (have?.[colour] ?? 0));
  if (missing)
    return t("happy_city-refusal-HC-81", {
      colour: t(`happy_city-colour-${missing}`),
      "colour-id": missing,
      needed: card.needs[missing] ?? 0,
      has: have?.[missing] ?? 0,
    });
  if (cities[viewer]?.includes(id)) return t("happy_city-refusal-HC-75", { card: nameOf(id) });
  return price > own ? t("happy_city-refusal-HC-74", { price, coins: own }) : "";
}
