/** Whose turn it is and what is asked, in words. */

import { t, words } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";
import type { Player } from "./players";

export interface Asked {
  who: string;
  asked: string;
  isOwn: boolean;
}

export function promptOf(model: TableModel, players: Player[]): Asked {
  const { position, awaited } = model;
  if (!position) return { who: "", asked: "", isOwn: false };
  const own = players[model.seat ?? -1];
  const isWatching = position.mine.length === 0;
  if (own && model.isAwaited && !own.away) {
    const isAlone = position.mine.length === 1;
    const who = isAlone ? t("prompt-your-turn") : t("prompt-turn-of", { name: own.name });
    return { who, asked: question(model, position.card.game), isOwn: true };
  }
  const names = awaited.map((seat) => players[seat]?.name ?? "");
  const who = isWatching ? t("prompt-watching") : t("prompt-wait");
  if (names.length === 0) return { who: "", asked: t("prompt-over"), isOwn: false };
  const asked =
    names.length > 4
      ? t("prompt-waiting-many", { count: names.length })
      : t("prompt-waiting", { names: words.list(names), count: names.length });
  return { who, asked, isOwn: false };
}

function question(model: TableModel, game: string): string {
  if (model.last !== null) return t("prompt-reveals");
  const asked = model.outlook?.public["question"];
  const id = `${game}-ask-${String(asked)}`;
  return words.has(id) ? t(id) : t("prompt-choose");
}
