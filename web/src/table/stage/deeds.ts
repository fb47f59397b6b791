/** What happened in one row of the log, as deeds that can be watched one after the other. */

import type { Fact, LogRow } from "../../api/client";
import { factWords, opens } from "../../words/vocabulary.svelte";
import { tellAll, type Reader } from "../log/telling";
import { sinceBranch } from "../model/sinceBranch";
import type { Deed } from "../model/deed";
import { FEW } from "../model/players";

/** In order of who came first. Own deeds, what goes without saying and, in a large company, those of
 *  whom one does not follow are no deeds to watch: their facts come with the last that is. What is
 *  seen on the way comes after what has happened to all, if it did. */
export function deedsOf(row: LogRow, reader: Reader, mine: number[]): Deed[] {
  const facts = sinceBranch(row.facts as unknown as Fact[]);
  const found = new Map<number | null, Fact[]>();
  for (const fact of facts) {
    const isAfterAll = found.has(null) && isAside(fact, reader.game);
    const seat = isAfterAll ? null : actorOf(fact, reader.game);
    if (seat !== undefined) found.set(seat, [...(found.get(seat) ?? []), fact]);
  }
  const deeds = [...found]
    .filter(([seat]) => seat === null || (!mine.includes(seat) && isFollowed(seat, reader)))
    .map(([seat, done]) => ({
      ...{ seat, number: row.number, facts: done, text: lineOf(done, reader) },
    }))
    .filter(({ text }) => text !== "");
  const shown = new Set(deeds.flatMap((deed) => deed.facts));
  const last = deeds.at(-1);
  const rest = facts.filter((fact) => !shown.has(fact));
  last?.facts.push(...rest);
  // An own deed may have led to what happens to all: it is told first.
  const isOwn = rest.some(
    ({ seat, kind }) => mine.includes(Number(seat ?? -1)) && opens(reader.game, kind) === "",
  );
  if (last?.seat === null && isOwn) last.facts.sort((a, b) => facts.indexOf(a) - facts.indexOf(b));
  return deeds;
}

/** Undefined for what nobody does: a round begins, a plan is turned. */
function actorOf({ kind, seat }: Fact, game: string): number | null | undefined {
  const opened = opens(game, kind);
  if (kind.startsWith("table.") || (opened !== "" && opened !== "turn")) return undefined;
  if (factWords(game, kind)?.staged === "together") return null;
  return typeof seat === "number" ? seat : undefined;
}

function isAside({ kind }: Fact, game: string): boolean {
  return factWords(game, kind)?.staged === "aside";
}

/** With a hundred seats it stays calm. */
function isFollowed(seat: number, { names, followed }: Reader): boolean {
  return names.length <= FEW || followed.includes(seat);
}

/** What was on the way to a deed is named only if nothing else is, and what opens a turn never. To
 *  all at once something happened: what it brought the viewer stands for it. */
function lineOf(all: Fact[], reader: Reader): string {
  const facts = all.filter(({ kind }) => opens(reader.game, kind) === "");
  const main = facts.filter((fact) => !isAside(fact, reader.game));
  const near = main.filter(({ seat, kind }) =>
    factWords(reader.game, kind)?.staged === "together" ? seat === reader.viewer : true,
  );
  const worth = [near, main, facts].find((some) => some.length > 0) ?? [];
  return tellAll(worth, reader)
    .map(({ text }) => text)
    .join(" · ");
}
