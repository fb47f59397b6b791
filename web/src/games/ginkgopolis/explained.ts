/** What cards, tiles, buildings and figures are, and bring. */

import type { Explanation } from "../../pieces/explain/explain.svelte";
import { t } from "../../words/words.svelte";
import {
  aboutBuilding,
  aloneWords,
  assetWords,
  bonusWords,
  costWords,
  forecastTitle,
  gainWords,
  nameOf,
  shortWords,
  sideName,
  triggerWords,
} from "./describe";
import type { Figure, Pile, Sight } from "./explaining";
import { bonusesOf, buildingAt, forecastOf, type Forecast } from "./forecast/forecast";
import { openCards, withCard } from "./legal";
import { picked } from "./picked.svelte";
import { cardOfTile, faceOf, isUrban } from "./pieces";
import { inTheCity } from "./figures";
import { ASSET_OF, ASSETS, NOBODY, type Trigger } from "./types";

const say = (id: string, args?: Record<string, string | number>): string =>
  t(`ginkgopolis-board-${id}`, args);

/** A card of the own hand: what it does alone, with a tile, and once it is kept. */
export function explainCard(card: string, sight: Sight): Explanation {
  const { seen, parts, viewer, legal } = sight;
  const canBePicked = openCards(legal).includes(card);
  const alone = viewer === null ? null : forecastOf(seen, parts, viewer, card, "");
  return {
    title: nameOf(card),
    lines: [
      aloneWords(seen, card),
      say(isUrban(card) ? "with-tile-letter" : "with-tile-building"),
      ...keptWords(card, sight),
    ],
    ...(alone ? { changes: changesOf(alone, sight) } : {}),
    ...(canBePicked
      ? { deed: { words: say("pick", { card: nameOf(card) }), act: () => picked.take(card) } }
      : {}),
  };
}

function keptWords(card: string, { parts }: Sight): string[] {
  const bonus = bonusWords(parts[card]);
  return bonus === "" ? [] : [say("kept", { bonus })];
}

/** What it would make of the own figures. */
function changesOf(
  { after }: Forecast,
  { seen, viewer }: Sight,
): NonNullable<Explanation["changes"]> {
  const seat = viewer ?? 0;
  const now = { resource: seen.resources[seat], tile: seen.tiles[seat], vp: seen.vp[seat] };
  return ASSETS.map((asset) => ({
    what: say(`figure-${asset}`),
    from: String(now[asset] ?? 0),
    to: String(after[asset]),
  })).filter(({ from, to }) => from !== to);
}

export function explainTile(tile: string, sight: Sight): Explanation {
  const { seen, parts, viewer, legal, held, say: words, choose } = sight;
  const { colour } = faceOf(tile);
  const action = held === null ? undefined : withCard(legal, held)[tile];
  const gives = say("tile-gives", { gain: assetWords(ASSET_OF[colour], 1) });
  if (held === null || viewer === null || action === undefined)
    return { title: nameOf(tile), lines: [gives, say("tile-waits")] };
  const foreseen = forecastOf(seen, parts, viewer, held, tile);
  const { cost } = foreseen;
  return {
    title: nameOf(tile),
    lines: [
      forecastTitle(foreseen),
      ...(cost ? [say("costs", { what: costWords(cost) })] : []),
      ...(cost && foreseen.isShort ? [shortWords(cost), say("falls-back")] : []),
      gives,
    ],
    changes: changesOf(foreseen, sight),
    deed: { words: words(action), act: () => choose(action) },
  };
}

/** A building, with the tiles below its roof; or a letter. */
export function explainPlace(
  [x = 0, y = 0]: readonly number[],
  letter: string,
  sight: Sight,
): Explanation {
  const { seen, names, viewer, own, legal } = sight;
  if (letter !== "") return { ...explainCard(letter, sight), lines: lettersWords(letter, sight) };
  const building = buildingAt(seen.city, x, y);
  if (!building) return { title: "", lines: [] };
  const { tiles, owner, site } = building;
  const top = tiles.at(-1) ?? "";
  const card = cardOfTile(top);
  const hand = own.known[viewer ?? 0] ?? [];
  const below = tiles.slice(0, -1).toReversed().map(nameOf);
  const isPickable = openCards(legal).includes(card);
  const deed = isPickable
    ? { deed: { words: say("pick", { card: nameOf(card) }), act: () => picked.take(card) } }
    : {};
  return {
    title: aboutBuilding(building, { seen, names, viewer, hand }),
    lines: [
      aloneWords(seen, card),
      owner === NOBODY
        ? say("nobodys-why")
        : say("owned", { name: sideName(names, owner, viewer), count: tiles.length }),
      ...(below.length > 0 ? [say("below", { tiles: below.join(", ") })] : []),
      ...(site ? [say("site-why")] : []),
      ...keptWords(card, sight),
    ],
    ...deed,
  };
}

function lettersWords(letter: string, { seen }: Sight): string[] {
  return [aloneWords(seen, letter), say("with-tile-letter")];
}

export function explainFigure(figure: Figure, side: number, sight: Sight): Explanation {
  const { seen, names, viewer } = sight;
  const name = sideName(names, side, viewer);
  if (figure === "city") {
    const { there, all } = inTheCity(seen, side);
    return {
      title: `${name}: ${say("in-the-city", { count: there, all })}`,
      lines: [say("in-the-city-why", { all })],
    };
  }
  const amounts = {
    resource: seen.resources[side] ?? 0,
    tile: seen.tiles[side] ?? 0,
    vp: seen.vp[side] ?? 0,
    new_hands: seen.new_hands[side] ?? 0,
  };
  return {
    title: `${name} · ${say(`figure-${figure}`)}: ${String(amounts[figure])}`,
    lines: [say(`figure-${figure}-why`)],
  };
}

/** All that the cards before a screen give at one action, and from where. */
export function explainBonus(row: Trigger | "end", side: number, sight: Sight): Explanation {
  const { seen, parts, names, viewer } = sight;
  const cards = seen.cards[side] ?? [];
  const own = cards.filter((card) =>
    row === "end" ? parts[card]?.end : parts[card]?.trigger === row,
  );
  const heading = row === "end" ? say("at-the-end") : triggerWords(row);
  const lines = own.map((card) => `${nameOf(card)}: ${bonusWords(parts[card])}`);
  const sum = row === "end" ? [] : [gainWords(bonusesOf(cards, parts, row))];
  return {
    title: [`${sideName(names, side, viewer)} · ${heading}`, ...sum].join(": "),
    lines: lines.length > 0 ? lines : [say("no-bonus")],
  };
}

export function explainKept(card: string, { parts }: Sight): Explanation {
  return { title: nameOf(card), lines: [bonusWords(parts[card])] };
}

export function explainPile(pile: Pile, { seen }: Sight): Explanation {
  const counts = {
    reserve: seen.reserve.size,
    deck: seen.deck.size,
    discard: seen.discard.length,
  };
  const names = pile === "discard" ? [seen.discard.map(nameOf).join(", ")] : [];
  return {
    title: say(`pile-${pile}`, { count: counts[pile] }),
    lines: [say(`pile-${pile}-why`), ...names].filter((line) => line !== ""),
  };
}
