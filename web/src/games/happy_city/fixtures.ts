/** For tests: a position that is written down, and the building cards as they are printed. */

import { readFileSync } from "node:fs";
import lessons from "./lessons.json";
import { NO_CARD, type Card, type Cards, type Public } from "./types";

/** Ivanka's turn to buy (HC-E4), but for these changes. */
export function position(changes: Partial<Public> = {}): Public {
  return { ...(lessons.buy.public as Public), ...changes };
}

export function buildingCards(): Cards {
  const data = readFileSync(
    new URL("../../../../src/kvartal/games/happy_city/components.toml", import.meta.url),
    "utf8",
  );
  const printed = data.matchAll(/id = "(\w+)", deck = (\d), colour = "(\w+)", cost = (\d)/g);
  return Object.fromEntries(
    [...printed].map(([, id = "", deck, colour, cost]) => [
      id,
      { ...NO_CARD, deck: Number(deck), colour: colour as Card["colour"], cost: Number(cost) },
    ]),
  );
}
