/** What a table has agreed on, in a few words: options, seats, pace. */

import type { TableCard } from "../../api/client";
import { t } from "../../words/words.svelte";
import { optionsOf } from "../model/options";
import { timeLeft } from "../players/time";
import { isLimited } from "./company";

export function settingsOf(card: TableCard): string[] {
  const { pace, seats, each, visibility, deal } = card;
  return [
    ...optionsOf(card),
    ...(deal === null ? [] : [t("table-fixed", { number: deal })]),
    t("table-seats", { count: seats.length }),
    t(`visibility-${visibility}`),
    ...(isLimited(card) ? [t("table-option", { name: t("new-each"), value: each })] : []),
    pace.kind === "none"
      ? t("pace-none")
      : t(`pace-${pace.kind}-of`, { time: timeLeft(pace.turn * 1000) }),
    ...(card.hints ? [t("table-hints")] : []),
  ];
}
