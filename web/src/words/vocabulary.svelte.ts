/** What the fields of a game's facts and the words of its actions stand for, as the server says. */

import { api, ask, type Schemas } from "../api/client";
import { patiently } from "../api/patience.svelte";
import { words } from "./words.svelte";

export type Vocabulary = Schemas["Vocabulary"];
export type FactWords = Schemas["FactWords"];

const known = $state<Record<string, Vocabulary>>({});
const asked: Record<string, Promise<void>> = {};

/** Loads all that is needed to speak of a game: its messages and its vocabulary. */
export async function learnGame(game: string): Promise<void> {
  let vocabulary = asked[game];
  if (!vocabulary) {
    vocabulary = patiently(() =>
      ask(api.GET("/api/games/{game}/vocabulary", { params: { path: { game } } })),
    ).then((answer) => teach(game, answer as Vocabulary));
    vocabulary.catch(() => Reflect.deleteProperty(asked, game));
    asked[game] = vocabulary;
  }
  await Promise.all([words.learn(game), vocabulary]);
}

export function teach(game: string, vocabulary: Vocabulary): void {
  known[game] = vocabulary;
}

/** What a fact's fields stand for and how it is told; nothing of a fact of the table itself. */
export function factWords(game: string, kind: string): FactWords | undefined {
  return known[game]?.facts[kind];
}

/** What begins with a fact: a `round`, a `turn`, a `step`, or nothing. */
export function opens(game: string, kind: string): FactWords["opens"] {
  return factWords(game, kind)?.opens ?? "";
}

export function rolesOfAction(game: string, kind: string): [string, string][] {
  return (known[game]?.actions[kind] ?? []) as [string, string][];
}
