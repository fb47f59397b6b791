/** Who sits at a table, by name: bots have names of their own in every language. */

import type { SeatCard, TableCard } from "../../api/client";
import { birdOf } from "../../shell/levels";
import { t, words } from "../../words/words.svelte";
import { isAvoided, numberOf } from "./avoided.svelte";

export interface Player {
  seat: number;
  name: string;
  face: string;
  kind: SeatCard["kind"];
  level: string;
  away: SeatCard["away"];
  holiday: boolean;
}

/** So many players are followed one by one. */
export const FEW = 6;
const NAMED_BOTS = 6;
/** What bots of former levels wear: what nobody else at the table does. */
const BOT_FACES = ["clock", "lamp", "robin", "tram", "heron", "kite", "bell", "moon"];
/** The face of whoever has none to show. */
const NOBODY = "nobody";
const SHORT = 3;
/** Of more than these only the first are named. */
const NAMED = 4;

/** As this browser wants them: a name that it avoids stands nowhere. */
export function playersOf({ id, seats }: TableCard): Player[] {
  const taken = new Set(seats.map(({ face }) => face));
  const free = BOT_FACES.filter((face) => !taken.has(face));
  return seats.map((seat) => {
    if (seat.kind === "person" && isAvoided("name", id, seat.seat))
      return { ...seat, name: numberOf(seat.seat), face: NOBODY };
    return {
      ...seat,
      name: nameOf(seat),
      face: seat.kind === "bot" ? botFace(seat, free) : seat.face,
    };
  });
}

function botFace({ level, seat }: SeatCard, free: string[]): string {
  return birdOf(level, seat) ?? free[seat % free.length] ?? "";
}

function nameOf(seat: SeatCard): string {
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

/** Names in a row; of many the first few, and how many others. */
export function listOf(names: string[]): string {
  if (names.length <= NAMED) return words.list(names);
  const count = names.length - NAMED + 2;
  return words.list([...names.slice(0, -count), t("players-others", { count })]);
}

/** Of a large company: one's own, then people who are awaited, then whoever sits first. */
export function shortList(players: Player[], mine: number[], awaited: Set<number>): Player[] {
  if (players.length <= FEW) return players;
  const concern = (player: Player): number => {
    if (mine.includes(player.seat)) return 0;
    return awaited.has(player.seat) && !isBotNow(player) ? 1 : 2;
  };
  return players.toSorted((a, b) => concern(a) - concern(b) || a.seat - b.seat).slice(0, SHORT);
}

export function isBotNow(player: Player): boolean {
  return player.kind === "bot" || player.away !== "";
}
