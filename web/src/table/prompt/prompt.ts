/** Whose turn it is and what is asked, in words. */

import { t } from "../../words/words.svelte";
import type { Prompts } from "../gameModules";
import type { Deed } from "../model/deed";
import type { TableModel } from "../model/model.svelte";
import { isBotNow, listOf, type Player } from "../model/players";

export interface Asked {
  who: string;
  asked: string;
  isOwn: boolean;
}

export function promptOf(model: TableModel, players: Player[], prompts: Prompts | null): Asked {
  const { position, awaited } = model;
  if (!position) return { who: "", asked: "", isOwn: false };
  const own = players[model.seat ?? -1];
  const isWatching = position.mine.length === 0;
  if (own && model.isAwaited && !own.away) {
    const isAlone = position.mine.length === 1;
    const who = isAlone ? t("prompt-your-turn") : t("prompt-turn-of", { name: own.name });
    return { who, asked: question(model, prompts), isOwn: true };
  }
  const who = isWatching ? t("prompt-watching") : t("prompt-wait");
  if (awaited.length === 0) return { who: "", asked: t("prompt-over"), isOwn: false };
  return { who, asked: waiting(awaited.flatMap((seat) => players[seat] ?? [])), isOwn: false };
}

/** While somebody else's deed is shown. */
export function staged({ seat, text }: Deed, players: Player[]): Asked {
  const name = seat === null ? undefined : players[seat]?.name;
  const asked = name === undefined ? text : t("prompt-playing", { name });
  return { who: "", asked, isOwn: false };
}

/** People before bots: it is they who take their time. */
function waiting(awaited: Player[]): string {
  const names = awaited
    .toSorted((a, b) => Number(isBotNow(a)) - Number(isBotNow(b)))
    .map(({ name }) => name);
  return t("prompt-waiting", { names: listOf(names), count: names.length });
}

function question(model: TableModel, prompts: Prompts | null): string {
  const { last, steps, outlook } = model;
  const isWhole = steps.length > 0 && outlook?.legal.join() === prompts?.closing;
  if (last !== null || isWhole) return t("prompt-reveals");
  return outlook && prompts ? prompts.asked(outlook) : t("prompt-choose");
}
