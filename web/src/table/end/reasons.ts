/** The three things that decided a game, found in the score sheets. */

import type { StandingCard } from "../../api/client";
import { amountOf, totalOf, worthOf, type Line } from "./amounts";
import { ranked, rivalOf } from "./places";

/** One line of somebody's sheet: a building, a plan, a park. */
export interface LineReason {
  kind: "line";
  side: number;
  part: string;
  line: Line;
  /** What it was worth in points. */
  points: number;
}

/** A part of the sheet in which two differ; `side` has more of it. */
export interface PartReason {
  kind: "part";
  side: number;
  other: number;
  part: string;
  more: number;
  less: number;
  points: number;
}

export type Reason = LineReason | PartReason;

const MOST = 3;
const bySize = (a: Reason, b: Reason): number => Math.abs(b.points) - Math.abs(a.points);

/** Seen by one side, the largest effect first; one of them is about somebody else. Three, unless
 *  the sheets of all have less to tell. */
export function reasonsFor(standings: StandingCard[], hero: number): Reason[] {
  const own = linesOf(standings, hero);
  const rival = rivalOf(standings, hero);
  if (rival === null) return own.slice(0, MOST);
  const between = comparisons(standings, hero, rival);
  const foreign = ofOthers(standings, hero);
  const chosen: Reason[] = [];
  const add = (found: Reason | undefined): void => {
    if (found && chosen.length < MOST) chosen.push(found);
  };
  const isNew = (one: Reason): boolean => !chosen.some((known) => isSame(known, one));
  add(own[0]);
  add(between.find(isNew));
  if (!chosen.some(({ side }) => side !== hero)) add(foreign.find(isNew));
  for (const one of [...between, ...own].sort(bySize)) if (isNew(one)) add(one);
  for (const one of foreign) if (isNew(one)) add(one);
  return chosen.sort(bySize);
}

/** In what others are ahead; then, what they have made of their own. */
function ofOthers(standings: StandingCard[], hero: number): Reason[] {
  const others = ranked(standings).filter(({ side }) => side !== hero);
  const ahead = others.flatMap(({ side }) =>
    comparisons(standings, side, hero).filter((one) => one.side === side),
  );
  return [...ahead.sort(bySize), ...others.flatMap(({ side }) => linesOf(standings, side))];
}

/** The same part is told of once; of lines, each source, unless it is all there is of the part. */
function isSame(a: Reason, b: Reason): boolean {
  if (a.part !== b.part) return false;
  if (a.kind === "line")
    return b.kind === "line" ? a.side === b.side && a.line === b.line : isWhole(a, b);
  return b.kind === "part" || isWhole(b, a);
}

/** One line says by itself what the comparison says of its side. */
function isWhole(
  { side, line }: LineReason,
  { side: ahead, other, more, less }: PartReason,
): boolean {
  const amount = amountOf(line);
  return (side === ahead && amount === more) || (side === other && amount === less);
}

function linesOf(standings: StandingCard[], side: number): LineReason[] {
  const standing = standings[side];
  if (!standing) return [];
  return Object.entries(standing.parts)
    .flatMap(([part, lines]) =>
      lines.map((line) => ({
        kind: "line" as const,
        side,
        part,
        line,
        points: amountOf(line) * worthOf(standing, part),
      })),
    )
    .filter(({ points }) => points !== 0)
    .sort(bySize);
}

function comparisons(standings: StandingCard[], one: number, other: number): PartReason[] {
  const [mine, theirs] = [standings[one], standings[other]];
  if (!mine || !theirs) return [];
  return Object.keys(mine.parts)
    .map((part) => {
      const [ours, less] = [totalOf(mine.parts[part]), totalOf(theirs.parts[part])];
      const isAhead = ours >= less;
      return {
        kind: "part" as const,
        side: isAhead ? one : other,
        other: isAhead ? other : one,
        part,
        more: Math.max(ours, less),
        less: Math.min(ours, less),
        points: Math.abs(ours - less) * worthOf(isAhead ? mine : theirs, part),
      };
    })
    .filter(({ points }) => points !== 0)
    .sort(bySize);
}
