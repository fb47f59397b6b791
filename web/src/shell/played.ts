/** Which games this person has played: whoever has not is offered a first one with a coach. */

import { waiting } from "./waiting.svelte";

const KEY = "kvartal.played";

/** In this browser, or at a table that the server knows of. */
export function hasPlayed(game: string): boolean {
  return kept().includes(game) || (waiting.tables ?? []).some(({ card }) => card.game === game);
}

export function notePlayed(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...kept(), game])]));
}

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
