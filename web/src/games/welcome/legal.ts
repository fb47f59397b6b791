/** Which actions the places of the board stand for, now. The board lights what `legal` lists. */

import { isEmpty, type Sheet } from "./sheet/text";
import type { Private } from "./types";

/** Several actions at one place: which of them is asked next. */
export interface Choice {
  actions: string[];
  /** Whether it is legal; what is not can still be asked, and the server says why. */
  isOpen: boolean;
}
export type Choices = Record<string, Choice>;

/** Buttons for what has no place on the sheet, or only one. */
const PLAIN = ["refuse", "skip", "wish", "park", "pool", "temp"];

export function plainActions(legal: string[]): string[] {
  return legal.filter((action) => PLAIN.includes(kindOf(action)));
}

/** The numbers that can be written now: several only with temps. */
export function numbersIn(legal: string[]): number[] {
  const numbers = legal
    .filter((action) => kindOf(action) === "write")
    .map((action) => Number(action.split(" ")[1]));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The printed number if it fits, else the one that is changed least. */
export function nearestNumber(numbers: number[], printed: number): number | null {
  const far = (one: number): number => Math.abs(one - printed);
  return numbers.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/** Houses where a roundabout can be built; they are lit only when that was asked for. */
export function roundaboutsIn(legal: string[]): string[] {
  return legal.filter((action) => kindOf(action) === "roundabout");
}

export function choicesOf(
  legal: string[],
  mine: Private,
  sheet: Sheet,
  wanted: { number: number | null; roundabout: boolean },
): Choices {
  const choices: Choices = {};
  const open = (place: string, action: string): void => {
    const known = choices[place];
    if (known?.isOpen) known.actions.push(action);
    else choices[place] = { actions: [action], isOpen: true };
  };
  if (wanted.roundabout) {
    for (const action of roundaboutsIn(legal)) open(`house ${houseIn(action)}`, action);
    return choices;
  }
  if (mine.step === "write" && wanted.number !== null) {
    const number = String(wanted.number);
    for (const house of sheet.streets.flat().filter(isEmpty))
      choices[`house ${house.id}`] = { actions: [`write ${number} ${house.id}`], isOpen: false };
    for (const action of legal)
      if (action.startsWith(`write ${number} `)) open(`house ${houseIn(action)}`, action);
    return choices;
  }
  for (const action of legal) {
    const place = placeOf(action, mine);
    if (place) open(place, action);
  }
  return choices;
}

function placeOf(action: string, mine: Private): string | null {
  const [kind = "", first = ""] = action.split(" ");
  switch (kind) {
    case "fence":
      return `gap ${first}`;
    case "bis":
      return `house ${first}`;
    case "pool":
      return `house ${mine.turn.house}`;
    case "park":
      return `park ${mine.turn.house.split(".")[0] ?? ""}`;
    case "agent":
    case "claim":
    case "estate":
    case "temp":
      return action;
    default:
      return null;
  }
}

function kindOf(action: string): string {
  return action.split(" ")[0] ?? "";
}

function houseIn(action: string): string {
  return action.split(" ").at(-1) ?? "";
}
