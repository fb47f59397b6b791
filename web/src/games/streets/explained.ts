/** What tiles, buildings and places are, and bring. */

import type { Explanation } from "../../pieces/explain/explain.svelte";
import { t } from "../../words/words.svelte";
import { City, type Lot } from "./city/city";
import { meansOf, totalOf, Valuer } from "./city/valuation";
import {
  aboutLot,
  businessWords,
  cellWords,
  incomeWords,
  nameOf,
  peopleWords,
  printedOn,
  sideName,
} from "./describe";
import type { Figure, Sight } from "./explaining";
import { forecastOf } from "./forecast/forecast";
import type { Placing } from "./legal";
import { BUSINESSES, isStart, tileOf } from "./types";

function deedFor(action: string | null, { say, choose }: Sight): Pick<Explanation, "deed"> {
  return action === null ? {} : { deed: { words: say(action), act: () => choose(action) } };
}

function hasTokens({ seen }: Sight): boolean {
  return seen.supply.some((count) => count > 0) || seen.tokens.flat().some((count) => count > 0);
}

function written(id: string, sight: Sight): string[] {
  const tile = tileOf(sight.printed, id);
  const business = hasTokens(sight) ? businessWords(tile) : "";
  return [...printedOn(tile), ...(business ? [business] : [])];
}

export function explainTile(id: string, action: string | null, sight: Sight): Explanation {
  return { title: nameOf(id), lines: written(id, sight), ...deedFor(action, sight) };
}

/** What it is worth to its owner as its street is now, with the arithmetic. */
export function explainLot(lot: Lot, action: string | null, sight: Sight): Explanation {
  const { seen, printed, names } = sight;
  const city = new City(seen.buildings);
  const street = city.street(lot);
  const isEnclosed = city.isEnclosed(street);
  const worth: string[] = [];
  if (lot.owner >= 0 && !isEnclosed) {
    const valuer = new Valuer(city, printed, street, lot.owner, meansOf(seen, lot.owner));
    const lines = valuer.income(lot);
    worth.push(
      t("streets-board-worth", { name: sideName(lot.owner, names), amount: totalOf(lines) }),
      ...incomeWords({ lines }),
    );
  }
  const [, ...about] = aboutLot(lot, names).split(". ");
  return {
    title: nameOf(lot.tile),
    lines: [
      ...about,
      ...written(lot.tile, sight),
      ...worth,
      t(isEnclosed ? "streets-board-enclosed" : "streets-board-open", { count: street.length }),
      ...(isStart(tileOf(printed, lot.tile)) ? [t("streets-board-start")] : []),
    ],
    ...deedFor(action, sight),
  };
}

export function explainPlacing(placing: Placing, sight: Sight): Explanation {
  const { seen, printed, names } = sight;
  const { enclosed, incomes, later, gains, moving } = forecastOf(seen, printed, {
    ...placing,
    tile: seen.tile,
  });
  const own = seen.money[seen.side] ?? 0;
  const gain = gains[seen.side] ?? 0;
  return {
    title: `${nameOf(seen.tile)}. ${cellWords(seen, placing)}`,
    lines: [
      t(`streets-facing-${placing.facing}`),
      ...enclosed.map((street) => t("streets-board-closes", { count: street.length })),
      ...incomes.map(({ lot, side, total, lines }) => {
        const sum = incomeWords({ lines }).join(", ");
        return `${sideName(side, names)}, ${nameOf(lot.tile)}: ${String(total)} $ (${sum})`;
      }),
      ...(later ? [t("streets-board-later", { amount: later.total }), ...incomeWords(later)] : []),
      ...moving.map(({ colour, count, to }) => movingWords(colour, count, to)),
    ],
    ...(gain > 0 && seen.side === sight.viewer
      ? {
          changes: [
            {
              what: t("streets-board-money"),
              from: `${String(own)} $`,
              to: `${String(own + gain)} $`,
            },
          ],
        }
      : {}),
    ...deedFor(placing.action, sight),
  };
}

/** Where people would go. */
export function movingWords(colour: number, count: number, to: Lot[]): string {
  const people = peopleWords(colour, count);
  const [first] = to;
  if (!first) return t("streets-board-go-nowhere", { people });
  if (to.length > 1) return t("streets-board-go-choice", { people, count: to.length });
  return t("streets-board-go-to", { people, tile: nameOf(first.tile) });
}

export function explainFigure(figure: Figure, side: number, { seen }: Sight): Explanation {
  switch (figure) {
    case "money":
      return {
        title: `${t("streets-board-money")}: ${String(seen.money[side] ?? 0)} $`,
        lines: [t("streets-how-end")],
      };
    case "signs":
      return {
        title: t("streets-board-signs", { count: seen.unused[side] ?? 0 }),
        lines: [t("streets-how-signs")],
      };
    case "kinds":
      return {
        title: t("streets-board-kinds"),
        lines: (seen.hands[side]?.kinds ?? []).map(nameOf),
      };
    case "tokens":
      return {
        title: t("streets-board-tokens"),
        lines: [
          ...BUSINESSES.map(
            (business, i) => `${nameOf(business)}: ${String(seen.tokens[side]?.[i] ?? 0)}`,
          ),
          t("streets-how-tokens"),
        ],
      };
  }
}

export function explainConsultant(id: string): Explanation {
  return { title: nameOf(id), lines: [t(`streets-does-${id}`)] };
}
