/** How long is left, as one would say it. */

import { t } from "../../words/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < HOUR) {
    const rest = String(seconds % MINUTE).padStart(2, "0");
    return `${String(Math.floor(seconds / MINUTE))}:${rest}`;
  }
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (seconds < DAY)
    return t("time-hours", { hours, minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return t("time-days", { days: Math.floor(seconds / DAY), hours });
}
