/** What things are called. */

import { actionWords } from "../../words/sentences";
import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";
import type { Project, Symbol } from "./facade/project";
import { priceOf, UPCOINS_A_POINT } from "./forecast/forecast";
import { placingOf } from "./legal";
import type { Sale } from "./market/pile";
import type { Plot, Projects, Public } from "./types";

export function nameOf(project: string): string {
  return t(`uptown-card-${project}`);
}

/** What is before the eyes of who chooses. */
export interface Choosing {
  seen: Public;
  projects: Projects;
  names: string[];
  viewer: number | null;
}

/** A choice, with what it costs. */
export function choiceWords(action: string, at: Choosing): string {
  return withPrice(actionWords("uptown", action, at.names, at.viewer), action, at);
}

export function withPrice(words: string, action: string, { seen, projects }: Choosing): string {
  const price = priceOf(seen, projects, placingOf(action)?.project ?? "");
  return price > 0 ? `${words} · ${String(price)} $` : words;
}

/** What is asked while it is held. */
export function placeWords(project: string): string {
  return t("uptown-ask-place", { project: nameOf(project) });
}

/** All that is printed on the half of a card, in words. */
export function aboutProject(id: string, project: Project): string {
  return [nameOf(id), ...printedOn(project), ...priceOn(project)].join(". ");
}

export function printedOn(project: Project): string[] {
  const { kind, duo, place, roof, gift, no_gifts, income, prestige } = project;
  return [
    kind ? t(duo ? "uptown-board-kind-duo" : "uptown-board-kind", { kind: kindName(kind) }) : "",
    roof ? t("uptown-board-is-roof") : "",
    place ? t(`uptown-board-place-${place}`) : "",
    gift ? t("uptown-board-is-gift") : "",
    no_gifts ? t("uptown-board-bars-gifts") : "",
    income ? symbolWords("income", income) : "",
    prestige ? symbolWords("prestige", prestige) : "",
  ].filter((line) => line !== "");
}

/** On the stripe between both halves; municipal cards have none. */
export function priceOn({ cost }: Project): string[] {
  return cost > 0 ? [t("uptown-board-sale-costs", { cost })] : [];
}

/** A plot read aloud: whether it is closed, and its storeys from the ground up. */
export function aboutPlot(number: number, { closed, storeys }: Plot): string {
  const plot = t(closed ? "uptown-board-plot-closed" : "uptown-board-plot", { plot: number + 1 });
  const names = storeys.map(({ project }) => nameOf(project));
  return names.length > 0 ? `${plot}: ${names.join(", ")}` : plot;
}

/** A street read aloud: what it has, and what closing a plot would pay. */
export function aboutStreet(
  seat: number,
  { seen, names, viewer }: Omit<Choosing, "projects">,
): string {
  return t("uptown-board-street-about", {
    seat: names[seat] ?? "",
    "seat-you": seat === viewer ? "yes" : "no",
    wallet: seen.wallet[seat] ?? 0,
    payout: signed(Math.max(0, seen.payout[seat] ?? 0)),
    points: signed(seen.points[seat] ?? 0),
  });
}

export type Figure = "wallet" | "prestige" | "points";

/** What a street has, in words: “Wallet: 5 $”. */
export function figureWords(
  figure: Figure,
  { seen, seat }: { seen: Public; seat: number },
): string {
  const [wallet = 0, points = 0] = [seen.wallet[seat], seen.points[seat]];
  const prestige = points - Math.floor(wallet / UPCOINS_A_POINT);
  switch (figure) {
    case "wallet":
      return `${t("uptown-board-wallet")}: ${String(wallet)} $`;
    case "prestige":
      return `${t("uptown-board-prestige-name")}: ${signed(prestige)}`;
    case "points":
      return `${t("uptown-board-points")}: ${signed(points)}`;
  }
}

export function kindName(kind: string): string {
  return t(`uptown-board-kind-${kind}`);
}

function symbolWords(of: "income" | "prestige", { counts, amount, kind }: Symbol): string {
  const each = t(`uptown-board-${of}`, { amount: signed(amount) });
  if (counts === "flat") return each;
  return `${each} ${t(`uptown-board-${counts}`, { kind: kind ? kindName(kind) : "" })}`;
}

/** Why a card can be had, or not: in short, and what follows. */
export function saleWords(
  sale: Sale,
  owner: string,
  more: number,
): { short: string; then: string } {
  switch (sale.kind) {
    case "open":
      return {
        short: owner
          ? t("uptown-board-sale-to", { cost: sale.cost, name: owner })
          : t("uptown-board-sale-bank", { cost: sale.cost }),
        then: t("uptown-board-sale-leaves", { left: sale.left }),
      };
    case "free":
      return {
        short: t("uptown-board-sale-free"),
        then: more > 0 ? t("uptown-board-sale-back", { count: more }) : "",
      };
    case "money":
      return { short: t("uptown-board-sale-money", { money: sale.money }), then: "" };
    case "poor":
      return {
        short: t("uptown-board-sale-costs", { cost: sale.cost }),
        then: t("uptown-board-sale-have", { wallet: sale.wallet }),
      };
    case "nowhere":
      return { short: t("uptown-board-sale-nowhere"), then: "" };
    case "empty":
      return { short: t("uptown-board-sale-empty"), then: "" };
    case "idle":
      return { short: "", then: "" };
  }
}
