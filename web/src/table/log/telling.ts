/** What happened, as sentences. At a large table most of what others do becomes one of them. */

import type { Fact } from "../../api/client";
import { factSentence, type Players, type Sentence } from "../../words/sentences";
import { factWords, opens, type FactWords } from "../../words/vocabulary.svelte";
import { t } from "../../words/words.svelte";
import { FEW } from "../model/players";

/** Who is told, and of which game. */
export interface Reader {
  game: string;
  /** By seat. */
  names: Players;
  viewer: number | null;
  /** Seats that the reader follows. */
  followed: number[];
}

export interface Telling extends Sentence {
  /** Null for what several others did. */
  fact: Fact | null;
  others: Fact[];
  /** What begins with it. */
  opens: FactWords["opens"];
}

export function tell(fact: Fact, { game, names, viewer }: Reader): Telling {
  const sentence = factSentence(game, fact, names, viewer);
  return { ...sentence, fact, others: [], opens: opens(game, fact.kind) };
}

/** Without what goes without saying, or is said better by what follows. */
export function worthTelling(facts: Fact[], reader: Pick<Reader, "game" | "viewer">): Fact[] {
  return facts.filter(
    (fact, index) => !isQuiet(fact, reader) && !isSaidBetter(fact, facts[index + 1], reader.game),
  );
}

export function tellAll(facts: Fact[], reader: Reader): Telling[] {
  const { game, names, viewer, followed } = reader;
  const worth = worthTelling(facts, reader);
  if (names.length <= FEW) return worth.map((fact) => tell(fact, reader));
  const near = new Set<unknown>([undefined, viewer, ...followed]);
  const far = worth.filter(({ seat }) => !near.has(seat));
  const notable = far.filter(({ kind }) => factWords(game, kind)?.notable);
  // What many do at once is no news.
  const others = notable.length > FEW ? far : far.filter((fact) => !notable.includes(fact));
  if (others.length < 2) return worth.map((fact) => tell(fact, reader));
  const rest = new Set(others);
  return worth.flatMap((fact) => {
    if (!rest.has(fact)) return [tell(fact, reader)];
    return fact === others[0] ? [tellTogether(others)] : [];
  });
}

/** Whether it goes without saying, to this viewer. */
function isQuiet({ kind, seat }: Fact, { game, viewer }: Pick<Reader, "game" | "viewer">): boolean {
  const quiet = factWords(game, kind)?.quiet;
  return quiet === "always" || (quiet === "to_its_seat" && seat === viewer);
}

/** Whether what comes next says the same to this viewer alone, and more. */
function isSaidBetter(fact: Fact, next: Fact | undefined, game: string): boolean {
  const twin = factWords(game, fact.kind)?.twin;
  return Boolean(twin) && twin === next?.kind && fact["seat"] === next?.["seat"];
}

function tellTogether(others: Fact[]): Telling {
  const count = new Set(others.map(({ seat }) => seat)).size;
  return { text: t("log-others", { count }), lines: [], fact: null, others, opens: "" };
}
