/** A name on the board of its house: in one line or two, the short one where that has no room. */

import { t, words } from "../../../words/words.svelte";
import type { Facing } from "../city/geometry";

const ROOM: Record<Facing, number> = { n: 16, e: 12, s: 16, w: 12 };

/** @param most so many lines its board has room for. */
export function boardLines(id: string, facing: Facing, most = 2): string[] {
  const whole = splitName(t(`streets-card-${id}`), ROOM[facing]);
  const short = `streets-short-${id}`;
  const isTooLong = whole.length > most || whole.some((line) => line.length > ROOM[facing] + 1);
  if (!isTooLong || !words.has(short)) return whole;
  return most === 1 ? [t(short)] : splitName(t(short), ROOM[facing]);
}

/** Where both halves are shortest. */
export function splitName(name: string, room: number): string[] {
  const parts = name.split(/(?<=[ -])/);
  if (name.length <= room || parts.length === 1) return [name];
  const cuts = parts.slice(1).map((_, i): [string, string] => [
    parts
      .slice(0, i + 1)
      .join("")
      .trim(),
    parts
      .slice(i + 1)
      .join("")
      .trim(),
  ]);
  const longest = ([a, b]: [string, string]) => Math.max(a.length, b.length);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}
