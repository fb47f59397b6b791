/** The large words at the end, and the small ones beside them. */

import type { StandingCard } from "../../api/client";
import { t } from "../../words/words.svelte";
import { optionsOf } from "../model/options";
import type { Player } from "../model/players";
import { heroOf, rivalOf } from "./places";
import { pointWords } from "./pointWords";
import { nameOfSide, resultOf, type Ended } from "./result";

/** Who played alone reads the points: nobody else is there to win against. */
export function titleOf(position: Ended, players: Player[]): string {
  const [only, second] = position.standings ?? [];
  return only && !second ? pointWords(only.score) : resultOf(position, players);
}

/** Beside the points: how far ahead or behind they are, or whose they are where nobody is "you".
 *  Empty for who played alone. */
export function asideOf({ card, standings, mine }: Ended, players: Player[]): string {
  if (!standings) return "";
  const hero = heroOf(standings, mine, players.length);
  const own = standings[hero];
  if (!own || standings.length === 1) return "";
  const lead = leadOf(card.game, standings, hero, players);
  if (lead) return lead;
  const { rank } = own;
  if (mine.length !== 1)
    return `${nameOfSide(card.game, players, hero)}: ${t("sheet-rank", { rank })}`;
  if (rank === 1) return "";
  const margin = Math.abs(own.score - (standings[rivalOf(standings, hero) ?? hero]?.score ?? 0));
  return t(margin > 0 ? "end-behind" : "end-behind-level", { rank, margin });
}

/** The same for somebody else, to whom nobody there is "you": who won, and how whose city it is
 *  came off. */
export function sharedWords(position: Ended, players: Player[]): { title: string; below: string } {
  const { card, standings, mine } = position;
  const hero = heroOf(standings ?? [], mine, players.length);
  const own = standings?.[hero];
  const title = resultOf({ ...position, mine: [] }, players);
  if (!standings || !own) return { title, below: "" };
  if (standings.length === 1) return { title, below: optionsOf(card).join(" · ") };
  const points = pointWords(own.score);
  const lead = leadOf(card.game, standings, hero, players);
  if (lead) return { title, below: `${points}, ${lead}` };
  const place = t("tables-place", { rank: own.rank, count: standings.length, points });
  return { title, below: `${nameOfSide(card.game, players, hero)}: ${place}` };
}

/** How far a winner is ahead; empty for everybody else, and for who shares the victory. */
function leadOf(game: string, standings: StandingCard[], hero: number, players: Player[]): string {
  const rival = rivalOf(standings, hero);
  const [own, other] = [standings[hero], rival === null ? undefined : standings[rival]];
  if (rival === null || own?.rank !== 1 || !other || other.rank === 1) return "";
  const name = nameOfSide(game, players, rival);
  const margin = own.score - other.score;
  return margin > 0 ? t("end-ahead", { margin, name }) : t("end-level", { name });
}
