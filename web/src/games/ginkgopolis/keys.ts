/** Keys of the table: digits for cards of the hand, letters for tiles and places in their order, 0 for
 *  none. */

import type { Key, Keys } from "../../table/gameModules";
import { about, committing, handOf, letterPlaces, openCards, withCard } from "./legal";
import { inOrder } from "./pieces";
import type { Private, Public } from "./types";

/** As they lie on the keyboard, without U (undo), I (explain), V (flat) and N (new hand). */
const LETTERS = [..."QWERTOPASDFGHJKLZXCBM"];
const NONE = "0";
const NEW_HAND = "N";

export interface Keyed {
  seen: Public;
  own: Private;
  seat: number;
  legal: string[];
  /** The card that is picked up. */
  held: string | null;
  pick: (card: string) => void;
}

/** Null where a few choices are numbered in the list. */
export function keysOf(at: Keyed): Keys | null {
  const { seen, own, legal } = at;
  switch (seen.question) {
    case "choose_action":
      return { ...cards(at), ...tilesOn(at), ...one(NEW_HAND, pickOut(legal, "new_hand")) };
    case "return_tiles": {
      const returns = about(legal, "return");
      const tiles = inOrder(own.tiles).map((tile) => returns[tile]);
      return { ...lettered(tiles), ...one(NONE, pickOut(legal, "done")) };
    }
    case "move_token":
    case "relocate_token":
      return lettered(letterPlaces(legal, seen.action.spot, seen.ring).map(({ action }) => action));
    default:
      return null;
  }
}

function cards({ own, seat, legal, pick }: Keyed): Keys {
  const open = openCards(legal);
  const keys = handOf(own, seat).map((card, index): [string, Key] => [
    String(index + 1),
    {
      actions: legal.filter((action) => open.includes(card) && committing(action)?.card === card),
      pick: () => pick(card),
    },
  ]);
  return Object.fromEntries(keys.filter(([, { actions }]) => actions.length > 0));
}

function tilesOn({ own, legal, held }: Keyed): Keys {
  const actions = held === null ? {} : withCard(legal, held);
  return {
    ...one(NONE, actions[""]),
    ...lettered(inOrder(own.tiles).map((tile) => actions[tile])),
  };
}

const pickOut = (legal: string[], wanted: string): string | undefined =>
  legal.find((action) => action === wanted);

const one = (key: string, action: string | undefined): Keys =>
  action === undefined ? {} : { [key]: { actions: [action] } };

/** What cannot be chosen keeps its letter, so that the others keep theirs. */
function lettered(actions: (string | undefined)[]): Keys {
  return Object.assign({}, ...LETTERS.map((key, index) => one(key, actions[index]))) as Keys;
}
