/** What things are called. */

import { actionWords } from "../../words/sentences";
import { t, words } from "../../words/words.svelte";
import { buildingAt, cellOfCard, type Forecast } from "./forecast/forecast";
import { cardOfTile, faceOf, isUrban } from "./pieces";
import {
  ASSET_OF,
  ASSETS,
  NOBODY,
  TRIGGERS,
  type Asset,
  type Building,
  type Gain,
  type Part,
  type Parts,
  type Public,
} from "./types";

export function nameOf(id: string): string {
  return t(`ginkgopolis-card-${id}`);
}

/** Beyond the seats there is Gosha. */
export function sideName(names: string[], side: number, viewer: number | null): string {
  if (side === viewer) return t("player-you-large");
  return names[side] ?? t("ginkgopolis-automaton");
}

export function assetWords(asset: Asset, count: number): string {
  return t(`ginkgopolis-asset-${asset}`, { count });
}

export function gainWords(gain: Gain): string {
  const parts = ASSETS.filter((asset) => (gain[asset] ?? 0) > 0).map((asset) =>
    assetWords(asset, gain[asset] ?? 0),
  );
  return parts.length > 0 ? words.list(parts) : t("ginkgopolis-board-nothing");
}

export function triggerWords(trigger: string): string {
  return t(`ginkgopolis-trigger-${trigger}`);
}

/** What a card gives once it is kept. */
export function bonusWords(part: Part | undefined): string {
  const end = part?.end;
  if (end) {
    const what = t(`ginkgopolis-bonus-${end.counts}`, { ...end });
    return t("ginkgopolis-board-bonus-end", { what });
  }
  const trigger = TRIGGERS.find((one) => one === part?.trigger);
  if (!trigger) return "";
  const gain = gainWords(part?.gain ?? {});
  return t("ginkgopolis-board-bonus", { trigger: triggerWords(trigger), gain });
}

/** What it gives alone, now. */
export function aloneWords(seen: Public, card: string): string {
  if (isUrban(card)) return t("ginkgopolis-board-alone-letter");
  const [x = 0, y = 0] = cellOfCard(seen, card);
  const floors = buildingAt(seen.city, x, y)?.tiles.length ?? 0;
  const gain = assetWords(ASSET_OF[faceOf(card).colour], floors);
  return t("ginkgopolis-board-alone", { gain });
}

export interface Sighted {
  seen: Public;
  names: string[];
  viewer: number | null;
  /** Cards of the own hand. */
  hand: string[];
}

/** “Blue 6, 3 floors, Clara, your card”. */
export function aboutBuilding(building: Building, { names, viewer, hand }: Sighted): string {
  const { tiles, owner, site } = building;
  const top = tiles.at(-1) ?? "";
  const whose = owner === NOBODY ? t("ginkgopolis-board-nobodys") : sideName(names, owner, viewer);
  return [
    nameOf(top),
    t("ginkgopolis-board-floors", { count: tiles.length }),
    whose,
    ...(site ? [t("ginkgopolis-board-site")] : []),
    ...(hand.includes(cardOfTile(top)) ? [t("ginkgopolis-board-your-card")] : []),
  ].join(", ");
}

/** A card of the hand read aloud. */
export function aboutCard(card: string, seen: Public, parts: Parts): string {
  return [nameOf(card), aloneWords(seen, card), bonusWords(parts[card])]
    .filter((part) => part !== "")
    .join(". ");
}

/** What it would be: “Raise a floor: Blue 9 on Blue 6”. */
export function forecastTitle({ card, tile, trigger, cost, isShort }: Forecast): string {
  if (tile === "" || isShort) return t("ginkgopolis-board-title-exploit", { card: nameOf(card) });
  const args = { card: nameOf(card), tile: nameOf(tile), floors: cost?.floors ?? 1 };
  return t(`ginkgopolis-board-title-${trigger}`, args);
}

/** A choice in words: with a tile, what it costs. */
export function choiceWords(
  action: string,
  names: string[],
  viewer: number | null,
  costs: string,
): string {
  const said = actionWords("ginkgopolis", action, names, viewer);
  return costs === "" ? said : `${said} · ${costs}`;
}

/** What a tile costs on a card: “4 resources, 3 success points”. */
export function costWords({ resources, vp }: { resources: number; vp: number }): string {
  return gainWords({ resource: resources, vp });
}

export function shortWords(cost: NonNullable<Forecast["cost"]>): string {
  const resource = Math.max(0, cost.resources - cost.had.resources);
  const vp = Math.max(0, cost.vp - cost.had.vp);
  return t("ginkgopolis-board-short", { what: gainWords({ resource, vp }) });
}
