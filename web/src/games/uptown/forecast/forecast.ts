/** What a storey would bring that is not built yet: to the street it stands on, and to one's own
 *  figures. */

import type { Placing } from "../legal";
import { projectOf, type Projects, type Public } from "../types";
import { howMany, type Stacks } from "./counting";

/** UP-153. */
export const UPCOINS_A_POINT = 3;

export interface Paid {
  plot: number;
  project: string;
  amount: number;
  /** How often it is counted, where that is not plain. */
  count: number | null;
}

export interface Forecast {
  /** Whose street it is. */
  seat: number;
  plot: number;
  /** It is a roof: the street is paid at once. */
  closes: boolean;
  lines: Paid[];
  /** Never less than nothing (UP-103). */
  pays: number;
  isNothing: boolean;
  /** Of the owner of the street, who may not be the one who pays the price. */
  wallet: { before: number; price: number; paid: number; after: number };
  points: { before: number; after: number };
  /** The new storey itself. */
  built: { income: number; prestige: number };
}

export function forecastOf(
  seen: Public,
  projects: Projects,
  { project, receiver, plot }: Placing,
  viewer: number,
): Forecast {
  const seat = receiver ?? viewer;
  const street: Stacks = (seen.streets[seat] ?? []).map(({ storeys }, at) => [
    ...storeys.map((storey) => storey.project),
    ...(at === plot ? [project] : []),
  ]);
  const lines = linesOf("income", street, projects);
  const sum = total(lines);
  const { roof: closes } = projectOf(projects, project);
  const pays = Math.max(0, sum);
  const before = seen.wallet[seat] ?? 0;
  const price = seat === viewer ? priceOf(seen, projects, project) : 0;
  const paid = closes ? pays : 0;
  const after = before - price + paid;
  const prestige = linesOf("prestige", street, projects);
  return {
    seat,
    plot,
    closes,
    lines,
    pays,
    isNothing: sum <= 0,
    wallet: { before, price, paid, after },
    points: {
      before: seen.points[seat] ?? 0,
      after: total(prestige) + Math.floor(after / UPCOINS_A_POINT),
    },
    built: { income: worthOf(lines, project), prestige: worthOf(prestige, project) },
  };
}

/** The free card and those of the municipal pile cost nothing (UP-43, UP-49). */
export function priceOf(seen: Public, projects: Projects, project: string): number {
  const isForSale = seen.tops.some((cards) => cards.includes(project));
  return isForSale ? projectOf(projects, project).cost : 0;
}

function linesOf(of: "income" | "prestige", street: Stacks, projects: Projects): Paid[] {
  return street.flatMap((stack, plot) =>
    stack.flatMap((project, floor): Paid[] => {
      const symbol = projectOf(projects, project)[of];
      if (!symbol) return [];
      const count = howMany(symbol, street, plot, floor, projects);
      const amount = symbol.amount * count;
      if (amount === 0) return [];
      return [{ plot, project, amount, count: symbol.counts === "flat" ? null : count }];
    }),
  );
}

function total(lines: Paid[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function worthOf(lines: Paid[], project: string): number {
  return lines.find((line) => line.project === project)?.amount ?? 0;
}
