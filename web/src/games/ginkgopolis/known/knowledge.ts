/** What a careful player knows: where each tile and each card is, as far as this seat has seen it.
 *  All of it is in the view; nothing is remembered here. */

import { cardOfTile, inOrder, isUrban, tileOfCard, urbanOf } from "../pieces";
import { COLOURS, type Private, type Public } from "../types";

const HIGHEST = 20;
const LETTERS = 12;

/** A place, and whose it is. */
export interface Place {
  kind: "own" | "other" | "city" | "returned" | "unseen" | "discard" | "kept" | "future" | "next";
  side: number;
}

export interface Shelf extends Place {
  ids: string[];
}

const TILES = COLOURS.flatMap((colour) =>
  Array.from({ length: HIGHEST }, (_, i) => `tile_${colour}_${String(i + 1)}`),
);
const CARDS = [
  ...TILES.map(cardOfTile),
  ...Array.from({ length: LETTERS }, (_, letter) => urbanOf(letter)),
];

/** The last that says where a thing is, wins: so what is seen lies over what may be. */
class Shelves {
  readonly #at = new Map<string, Place>();

  put(ids: readonly string[], kind: Place["kind"], side = -1): this {
    for (const id of ids) this.#at.set(id, { kind, side });
    return this;
  }

  /** In the order in which they are first asked for. */
  sorted(order: Place["kind"][]): Shelf[] {
    const found: Shelf[] = [];
    for (const [id, place] of this.#at) {
      const shelf = found.find(({ kind, side }) => kind === place.kind && side === place.side);
      if (shelf) shelf.ids.push(id);
      else found.push({ ...place, ids: [id] });
    }
    return found
      .map((shelf) => ({ ...shelf, ids: arranged(shelf.ids) }))
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.side - b.side);
  }
}

function arranged(ids: string[]): string[] {
  const letters = ids.filter(isUrban).sort();
  return [...inOrder(ids.filter((id) => !isUrban(id))), ...letters];
}

/** Unseen: in the reserve, behind others' screens, or out of the game. */
export function tilesKnown(seen: Public, own: Private, seat: number): Shelf[] {
  const shelves = new Shelves()
    .put(TILES, "unseen")
    .put(own.returned, "returned")
    .put(
      seen.city.flatMap(({ tiles }) => tiles),
      "city",
    );
  seen.shown.forEach((tiles, side) => shelves.put(tiles, "other", side));
  shelves.put(own.tiles, "own", seat);
  return shelves.sorted(["own", "other", "unseen", "returned", "city"]);
}

/** Unseen: in the deck or in others' hands. Next: it comes into play with the next deck. */
export function cardsKnown(seen: Public, own: Private, seat: number): Shelf[] {
  const sites = seen.city.filter(({ site }) => site).map(({ tiles }) => tiles.at(-1) ?? "");
  const covered = new Set(seen.supply.map(tileOfCard));
  const shelves = new Shelves()
    .put(CARDS, "unseen")
    .put(seen.supply, "future")
    .put(sites.filter((tile) => covered.has(tile)).map(cardOfTile), "next")
    .put(seen.discard, "discard");
  seen.cards.forEach((cards, side) => {
    shelves.put(
      cards.filter((card) => card.startsWith("card_")),
      "kept",
      side,
    );
  });
  own.known.forEach((cards, side) => {
    shelves.put(cards, side === seat ? "own" : "other", side);
  });
  return shelves.sorted(["own", "other", "unseen", "discard", "next", "kept", "future"]);
}
