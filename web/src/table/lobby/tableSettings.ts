/** What a table has agreed on, in a few words: options, seats, pace. */

import type { TableCard } from "../../api/client";
import { t } from "../../words/words.svelte";
import { optionsOf } from "../model/options";
import { timeLeft } from "../players/time";

export function settingsOf(card: TableCard): string[] {
  const { pace, seats, visibility } = card;
  return [
    ...optionsOf(card),
    t("table-seats", { count: seats.length }),
    t(`visibility-${visibility}`),
    pace.kind === "none"
      ? t("pace-none")
      : t(`pace-${pace.kind}-of`, { time: timeLeft(pace.turn * 1000) }),
  ];
}
