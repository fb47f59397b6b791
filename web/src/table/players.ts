/** Who sits at a table, by name: bots have names of their own in every language. */

import type { SeatCard, TableCard } from "../api/client";
import { t } from "../words/words.svelte";

export interface Player {
  seat: number;
  name: string;
  face: string;
  kind: SeatCard["kind"];
  level: string;
  away: SeatCard["away"];
  holiday: boolean;
}

const NAMED_BOTS = 6;

export function playersOf(card: TableCard): Player[] {
  return card.seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
}

export function nameOf(seat: SeatCard): string {
  if (seat.kind === "free") return t("seat-free");
  if (seat.name) return seat.name;
  return seat.seat < NAMED_BOTS
    ? t(`bot-name-${String(seat.seat)}`)
    : t("bot-name", { number: seat.seat + 1 });
}

/** What can be added about a player in a word or two: a bot, away, on holiday. */
export function noteOn(player: Player): string {
  if (player.kind === "free") return "";
  if (player.away) return t(`player-away-${player.away}`);
  if (player.holiday) return t("player-on-holiday");
  if (player.kind === "bot") return t("player-bot", { level: t(`level-${player.level}`) });
  return "";
}

export function isBotNow(player: Player): boolean {
  return player.kind === "bot" || player.away !== "";
}
