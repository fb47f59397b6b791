/** What was chosen for a game, in words. */

import type { TableCard } from "../../api/client";
import { t, words } from "../../words/words.svelte";

/** How the game is played: its mode and what else was chosen. */
export function optionsOf({ game, options }: TableCard): string[] {
  return Object.entries(options)
    .map(([name, value]) => optionWords(game, name, value))
    .filter(Boolean);
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
