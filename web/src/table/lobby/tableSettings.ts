/** What a table has agreed on, in a few words: options, seats, pace. */

import type { TableCard } from "../../api/client";
import { t, words } from "../../words/words.svelte";
import { timeLeft } from "../players/time";

export function settingsOf(card: TableCard): string[] {
  const { game, options, pace, seats, visibility } = card;
  const said = Object.entries(options).map(([name, value]) => optionWords(game, name, value));
  return [
    ...said.filter(Boolean),
    t("table-seats", { count: seats.length }),
    t(`visibility-${visibility}`),
    pace.kind === "none"
      ? t("pace-none")
      : t(`pace-${pace.kind}-of`, { time: timeLeft(pace.turn * 1000) }),
  ];
}

/** A choice speaks for itself; a number is said with its name; a flag only if it is set. */
function optionWords(game: string, name: string, value: unknown): string {
  const label = t(`${game}-option-${name}`);
  if (typeof value === "boolean") return value ? label : "";
  if (typeof value === "number") return t("table-option", { name: label, value });
  const id = `${game}-option-${name}-${String(value)}`;
  if (!words.has(id)) return "";
  return name === "mode" ? t(id) : t("table-option", { name: label, value: t(id) });
}
