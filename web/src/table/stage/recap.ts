/** What others did since the viewer's last turn: a line for each of them. */

import type { Fact, LogRow } from "../../api/client";
import { factWords, opens } from "../../words/vocabulary.svelte";
import type { Reader } from "../log/telling";
import { deedsOf } from "./deeds";

export interface RecapLine {
  seat: number | null;
  text: string;
}

/** Of somebody who has done more since, only the last is told. */
const MOST = 2;

/** From the last row in which one of the own seats did something; others may have done so in the
 *  same row, where all decide at once. */
export function rowsSince(log: LogRow[], game: string, mine: number[]): LogRow[] {
  const isOwn = ({ kind, seat }: Fact): boolean =>
    mine.includes(Number(seat ?? -1)) &&
    opens(game, kind) === "" &&
    factWords(game, kind)?.quiet !== "always" &&
    factWords(game, kind)?.staged === "";
  const isStart = ({ kind }: Fact): boolean => kind === "table.started";
  const last = log.findLastIndex(({ facts }) =>
    (facts as unknown as Fact[]).some((fact) => isOwn(fact) || isStart(fact)),
  );
  return last < 0 ? [] : log.slice(last);
}

export function recapOf(rows: LogRow[], reader: Reader, mine: number[]): RecapLine[] {
  const told = new Map<number | null, string[]>();
  for (const { seat, text } of rows.flatMap((row) => deedsOf(row, reader, mine)))
    told.set(seat, [...(told.get(seat) ?? []), text]);
  return [...told].map(([seat, texts]) => ({ seat, text: texts.slice(-MOST).join(" · ") }));
}
