/** What things are called. */

import { actionWords, lineWords } from "../../words/sentences";
import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";
import { City, type Lot } from "./city/city";
import { beside, FACINGS, opposite, type Cell } from "./city/geometry";
import { forecastOf, type Income } from "./forecast/forecast";
import { placingOf } from "./legal";
import { COLOURS, type Printed, type Public, type Tile } from "./types";

export function nameOf(id: string): string {
  return t(`streets-card-${id}`);
}

/** What is before the eyes of who chooses. */
export interface Choosing {
  seen: Public;
  printed: Printed;
  names: readonly string[];
  viewer: number | null;
}

/** Who plays a side: somebody, or the Grifter. */
export function sideName(side: number, names: readonly string[]): string {
  return names[side] ?? t("streets-automaton");
}

/** A choice; a place with what it would bring at once. */
export function choiceWords(action: string, at: Choosing): string {
  const placing = placingOf(action);
  if (!placing) return actionWords("streets", action, [...at.names], at.viewer);
  return `${cellWords(at.seen, placing)}: ${facingWords(action, at)}`;
}

/** How the tile lies, and what that brings at once. */
function facingWords(action: string, at: Choosing): string {
  const placing = placingOf(action);
  return placing ? withGain(t(`streets-facing-${placing.facing}`), action, at) : "";
}

/** The same, short. */
export function roadWords(action: string, at: Choosing): string {
  const placing = placingOf(action);
  return placing ? withGain(t(`streets-board-road-${placing.facing}`), action, at) : "";
}

function withGain(words: string, action: string, { seen, printed }: Choosing): string {
  const placing = placingOf(action);
  if (!placing || !seen.tile) return words;
  const { gains } = forecastOf(seen, printed, { ...placing, tile: seen.tile });
  const gain = gains[seen.side] ?? 0;
  return gain > 0 ? `${words} ${signed(gain)} $` : words;
}

/** Where a free cell is, by a neighbour. */
export function cellWords(seen: Public, cell: Cell): string {
  const city = new City(seen.buildings);
  for (const direction of FACINGS) {
    const neighbour = city.at(beside(cell, opposite(direction)));
    if (neighbour) return t(`streets-board-cell-${direction}`, { tile: nameOf(neighbour.tile) });
  }
  return "";
}

/** What is printed on a tile, in words. */
export function printedOn(tile: Tile): string[] {
  return [
    tile.valuation === "" ? "" : valueWords(tile),
    tile.kind === ""
      ? ""
      : t("streets-board-symbols", {
          kind: nameOf(tile.kind),
          count: tile.symbols.reduce((sum, count) => sum + count, 0),
        }),
  ].filter((line) => line !== "");
}

export function valueWords({ valuation, per, of }: Tile): string {
  const [one = "wild", other = "wild"] = of;
  return t(`streets-value-${valuation}`, { per, one: nameOf(one), other: nameOf(other) });
}

export function businessWords({ business, business_count: count }: Tile): string {
  if (business === "") return "";
  const name = business === "universal" ? t("streets-business-universal") : nameOf(business);
  return t("streets-board-business", { business: name, count });
}

/** A building read aloud: whose it is, and who is there. */
export function aboutLot(lot: Lot, names: readonly string[]): string {
  const people = crowdWords(lot.people);
  const seekers = crowdWords(lot.seekers);
  return [
    nameOf(lot.tile),
    lot.owner < 0 ? "" : t("streets-board-owner", { name: sideName(lot.owner, names) }),
    lot.abandoned ? t("streets-board-abandoned") : "",
    people,
    seekers ? t("streets-board-seekers", { people: seekers }) : "",
  ]
    .filter((part) => part !== "")
    .join(". ");
}

export function crowdWords(people: readonly number[]): string {
  return people
    .flatMap((count, colour) => (count > 0 ? [peopleWords(colour, count)] : []))
    .join(", ");
}

export function peopleWords(colour: number, count: number): string {
  return t("streets-people", { "colour-id": COLOURS[colour] ?? "", count });
}

/** Why a building pays what it pays. */
export function incomeWords({ lines }: Pick<Income, "lines">): string[] {
  return lines.map((line) => `${lineWords("streets", line)} = ${String(line.each * line.count)} $`);
}
