/** Keys that choose, and where each is named. */

import type { Keys } from "../gameModules";

/** Digits go so far. */
const MOST = 9;

/** As they stand in the list, where a game has no keys of its own. */
export function numbered(legal: string[]): Keys {
  return Object.fromEntries(
    legal.slice(0, MOST).map((action, index) => [String(index + 1), { actions: [action] }]),
  );
}

/** The key that chooses this; "" if none does. */
export function keyOf(keys: Keys, action: string): string {
  const found = Object.entries(keys).find(
    ([, { actions, pick }]) => !pick && actions.includes(action),
  );
  return found?.[0] ?? "";
}

/** The key that picks up what these are folded under. */
export function headingKey(keys: Keys, folded: string[]): string {
  const found = Object.entries(keys).find(
    ([, { actions, pick }]) => pick && folded.every((action) => actions.includes(action)),
  );
  return found?.[0] ?? "";
}

/** What is printed on a key, also where the keyboard writes other letters than Latin ones. */
export function printedOn({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[0-9a-z]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? "";
}
