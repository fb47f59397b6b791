/** Who is there before the game, and what is still missing. */

import type { Position, Presence, TableCard } from "../../api/client";
import { t } from "../../words/words.svelte";
import { listOf, type Player } from "../model/players";

type Watcher = Presence["watchers"][number];

/** Those who watch beside the viewer: by name, and how many without. */
export function othersWatching(
  presence: Presence | null,
  viewer: Watcher | null,
): Pick<Presence, "watchers" | "others"> {
  if (!presence) return { watchers: [], others: 0 };
  const { watchers, others } = presence;
  if (!viewer) return { watchers, others };
  const own = watchers.findIndex(({ name, face }) => name === viewer.name && face === viewer.face);
  return own >= 0
    ? { watchers: watchers.toSpliced(own, 1), others }
    : { watchers, others: Math.max(0, others - 1) };
}

/** Whether one person may have some of the seats only. */
export function isLimited({ each, seats }: TableCard): boolean {
  return each > 0 && each < seats.length;
}

/** Whether there may be one more at this screen. A host may seat everybody there. */
export function maySitBeside({ card, mine, is_host: isHost }: Position): boolean {
  return isHost || !isLimited(card) || mine.length < card.each;
}

/** What the host can do now, or what all wait for. */
export function stillMissing(players: Player[], gone: readonly number[], isHost: boolean): string {
  const count = players.filter(({ kind }) => kind === "free").length;
  if (count > 0) return isHost ? t("lobby-free", { count }) : t("lobby-free-guest", { count });
  const away = players.filter(({ seat }) => gone.includes(seat));
  if (away.length === 0) return isHost ? t("lobby-ready") : t("lobby-wait-host");
  const names = listOf(away.map(({ name }) => name));
  const then = isHost ? t("lobby-start-anyway") : t("lobby-host-starts");
  return `${t("lobby-not-here", { names })} ${then}`;
}
