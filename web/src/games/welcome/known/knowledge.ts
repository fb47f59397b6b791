/** What a careful player knows of the construction cards: which lie open, which are gone since the
 *  deck was last shuffled, and which are still to come. All of it is in the view. */

import { STATES, type State } from "../../../table/known/states";
import { readSheet } from "../sheet/text";
import {
  cardOf,
  EFFECTS,
  type CardPrint,
  type Effect,
  type Printed,
  type Private,
  type Public,
} from "../types";

export interface Storey {
  id: string;
  effect: Effect;
  state: State;
}

/** All cards of a number: what is left stands at the bottom. */
export interface Tower {
  number: number;
  storeys: Storey[];
}

/** How many cards with an effect are in the deck, of how many. */
export interface Share {
  effect: Effect;
  left: number;
  all: number;
}

/** In the draft what has not been seen may also lie in others' hands or covered in the discard. */
export function towersOf(seen: Public, own: Private | null, printed: Printed): Tower[] {
  const storeys = storeysOf(seen, own, printed);
  const numbers = [...new Set(storeys.map(({ id }) => cardOf(printed, id).number))];
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => ({
      number,
      storeys: storeys
        .filter(({ id }) => cardOf(printed, id).number === number)
        .toSorted((a, b) => rank(a) - rank(b)),
    }));
}

/** Backs are seen by all (WT-32, WT-33): what lies covered outside the deck is not in it. */
export function sharesOf(seen: Public, own: Private | null, printed: Printed): Share[] {
  const storeys = storeysOf(seen, own, printed);
  const inHands = seen.hands.flat();
  const known = [...(own?.known.flat() ?? []), ...(own?.known_discards ?? [])];
  return EFFECTS.map((effect, place) => {
    const alike = storeys.filter((storey) => storey.effect === effect);
    const unseen = alike.filter(({ state }) => state === "left").length;
    const backs = inHands.filter((back) => back === effect).length + backsAt(seen, place);
    const recognised = known.filter((id) => cardOf(printed, id).effect === effect).length;
    return { effect, left: unseen - (backs - recognised), all: alike.length };
  });
}

/** Who has gained how much by a plan, by its place. */
export function claimsOf(seen: Public, place: number): { seat: number; points: number }[] {
  return seen.sheets.flatMap((sheet, seat) => {
    const points = readSheet(sheet).plans[place] ?? null;
    return points === null ? [] : [{ seat, points }];
  });
}

export function isSolo(seen: Public): boolean {
  return seen.sheets.length === 1;
}

export function isDraft(seen: Public): boolean {
  return seen.hands.length > 0;
}

function storeysOf(seen: Public, own: Private | null, printed: Printed): Storey[] {
  const open = new Set([
    ...seen.numbers,
    ...seen.effects,
    ...seen.drawn,
    ...(own?.known.flat() ?? []),
  ]);
  const covered = new Set(own?.known_discards);
  const stateOf = (id: string, { index }: CardPrint): State => {
    if (open.has(id)) return "open";
    return seen.discard[index] === "1" || covered.has(id) ? "gone" : "left";
  };
  return Object.entries(printed).flatMap(([id, print]) =>
    isCard(print) ? [{ id, effect: print.effect, state: stateOf(id, print) }] : [],
  );
}

function isCard(print: Printed[string]): print is CardPrint {
  return print.group === "card";
}

function rank({ state, effect }: Storey): number {
  return STATES.indexOf(state) * EFFECTS.length + EFFECTS.indexOf(effect);
}

/** Covered cards in the discard, in the draft. */
function backsAt(seen: Public, effect: number): number {
  return seen.discard_backs[effect] ?? 0;
}
