/** How a game ended, in words. */

import type { Position } from "../../api/client";
import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";
import { listOf, type Player } from "../model/players";

/** What is known of a game that is over. */
export type Ended = Pick<Position, "card" | "standings" | "mine">;

/** Of a large table the best are named, and those of this screen. */
const BEST = 3;

/** Beyond the seats there is an automatic opponent, under the name that its game gives. */
export function nameOfSide(game: string, players: Player[], side: number): string {
  return players[side]?.name ?? t(`${game}-automaton`);
}

export function resultOf(position: Ended, players: Player[]): string {
  const { card, standings, mine } = position;
  if (!standings) return t("end-abandoned");
  if (standings.length === 1) return pointsOf(position, players).join();
  const winners = standings.flatMap(({ rank }, side) => (rank === 1 ? [side] : []));
  const [first] = winners;
  if (first === undefined || winners.length > 1)
    return t("end-win-together", {
      names: listOf(winners.map((side) => nameOfSide(card.game, players, side))),
    });
  if (mine.length === 1 && mine[0] === first) return t("end-you-win");
  return t("end-wins", { name: nameOfSide(card.game, players, first) });
}

/** Who has how many points, the best first. */
export function pointsOf({ card, standings, mine }: Ended, players: Player[]): string[] {
  return (standings ?? [])
    .map((standing, side) => ({ ...standing, side }))
    .sort((a, b) => a.rank - b.rank)
    .filter(({ side }, place) => place < BEST || mine.includes(side))
    .map(({ side, score }) =>
      t("end-points-of", {
        name: nameOfSide(card.game, players, side),
        count: Math.abs(score),
        points: signed(score),
      }),
    );
}
