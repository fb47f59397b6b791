/** Whose turn it is and what is asked, in words. */

import { t } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";
import type { Asking } from "./parts";
import { isBotNow, listOf, type Player } from "./players";

export interface Asked {
  who: string;
  asked: string;
  isOwn: boolean;
}

export function promptOf(model: TableModel, players: Player[], asking: Asking | null): Asked {
  const { position, awaited } = model;
  if (!position) return { who: "", asked: "", isOwn: false };
  const own = players[model.seat ?? -1];
  const isWatching = position.mine.length === 0;
  if (own && model.isAwaited && !own.away) {
    const isAlone = position.mine.length === 1;
    const who = isAlone ? t("prompt-your-turn") : t("prompt-turn-of", { name: own.name });
    return { who, asked: question(model, asking), isOwn: true };
  }
  const who = isWatching ? t("prompt-watching") : t("prompt-wait");
  if (awaited.length === 0) return { who: "", asked: t("prompt-over"), isOwn: false };
  return { who, asked: waiting(awaited.flatMap((seat) => players[seat] ?? [])), isOwn: false };
}

/** People before bots: it is they who take their time. */
function waiting(awaited: Player[]): string {
  const names = awaited
    .toSorted((a, b) => Number(isBotNow(a)) - Number(isBotNow(b)))
    .map(({ name }) => name);
  return t("prompt-waiting", { names: listOf(names), count: names.length });
}

function question(model: TableModel, asking: Asking | null): string {
  const { last, steps, outlook } = model;
  const isWhole = steps.length > 0 && outlook?.legal.join() === asking?.closing;
  if (last !== null || isWhole) return t("prompt-reveals");
  return outlook && asking ? asking.asked(outlook) : t("prompt-choose");
}
