/** What is written on a sheet, read from its text in a view. */

export interface House {
  /** `2.4`: street and house, from 1. */
  id: string;
  number: number | null;
  isRoundabout: boolean;
  isCopy: boolean;
  hasPool: boolean;
  /** Counted for a plan. */
  isUsed: boolean;
  /** A fence follows. */
  isFenced: boolean;
}

export const PARTS = [
  "total",
  "plans",
  "parks",
  "pools",
  "temps",
  "estates",
  "bis",
  "roundabouts",
  "refusals",
] as const;
export type Part = (typeof PARTS)[number];

export interface Sheet {
  streets: House[][];
  parks: number[];
  agents: number[];
  temps: number;
  refusals: number;
  plans: (number | null)[];
  score: Record<Part, number>;
}

const BASE = 18;
const MOST_BIS = 9;
const HOUSE = /([.O0-9a-h])('?)(~?)(\*?)(\+?)(\|?)/g;
export const EMPTY_SHEET =
  "........../.........../............ 000 000000 0 0 -,-,- 0,0,0,0,0,0,0,0,0";

export function readSheet(text: string): Sheet {
  const [streets = "", parks = "", agents = "", temps, refusals, plans = "", score = ""] =
    text.split(" ");
  const points = score.split(",").map(Number);
  return {
    streets: streets.split("/").map(readStreet),
    parks: [...parks].map(Number),
    agents: [...agents].map(Number),
    temps: Number(temps),
    refusals: Number(refusals),
    plans: plans.split(",").map((gained) => (gained === "-" ? null : Number(gained))),
    score: Object.fromEntries(PARTS.map((part, place) => [part, points[place] ?? 0])) as Record<
      Part,
      number
    >,
  };
}

function readStreet(text: string, street: number): House[] {
  return [...text.matchAll(HOUSE)].map(([, cell = "", copy, pool, estate, plan, fence], place) => ({
    id: `${String(street + 1)}.${String(place + 1)}`,
    number: ".O".includes(cell) ? null : parseInt(cell, BASE),
    isRoundabout: cell === "O",
    isCopy: copy !== "",
    hasPool: pool !== "",
    isUsed: estate !== "" || plan !== "",
    isFenced: fence !== "",
  }));
}

export function isEmpty(house: House): boolean {
  return house.number === null && !house.isRoundabout;
}

/** How many boxes are crossed in each column of a panel. */
export function crossed(sheet: Sheet, panel: string): number[] {
  const houses = sheet.streets.flat();
  const count = (has: (house: House) => boolean): number => houses.filter(has).length;
  switch (panel) {
    case "pools":
      return [count((house) => house.hasPool)];
    case "temps":
      return [sheet.temps];
    case "estates":
      return sheet.agents;
    case "bis":
      return [
        Math.min(
          MOST_BIS,
          count((house) => house.isCopy),
        ),
      ];
    case "roundabouts":
      return [count((house) => house.isRoundabout)];
    case "refusals":
      return [sheet.refusals];
    default:
      return [];
  }
}

export interface Estate {
  houses: House[];
  isUsed: boolean;
}

/** Rows between two fences with a number on every house: what a player sees as estates. */
export function estatesOf(sheet: Sheet): Estate[] {
  return sheet.streets.flatMap((street) => {
    const rows: House[][] = [[]];
    for (const house of street) {
      rows.at(-1)?.push(house);
      if (house.isFenced) rows.push([]);
    }
    return rows
      .filter((row) => row.length > 0 && row.length <= 6)
      .filter((row) => row.every(({ number }) => number !== null))
      .map((houses) => ({ houses, isUsed: houses.some(({ isUsed }) => isUsed) }));
  });
}
