/** The table between two deeds of one row: all act in it, one after the other. */

import type { Fact, Line } from "../../../api/client";
import { buildingAt, cityWith } from "../forecast/forecast";
import { letterNumber } from "../pieces";
import { NOBODY, type Public } from "../types";

/** When only these have been told. */
export function midway(before: Public, after: Public, told: Fact[]): Public {
  const started: Public = {
    ...before,
    question: after.question,
    round: before.round,
    acting: after.acting,
    ring: [],
  };
  return told.reduce(tell, started);
}

function tell(seen: Public, fact: Fact): Public {
  const seat = Number(fact["seat"]);
  switch (fact.kind) {
    case "revealed":
      return {
        ...seen,
        acting: seat,
        committed: at(seen.committed, seat, () => ""),
        action: { ...seen.action, card: String(fact["card"]) },
      };
    case "constructed":
      return raised(seen, fact, seat);
    case "urbanized":
      return {
        ...seen,
        city: cityWith(seen.city, cellOf(fact), String(fact["tile"]), seat),
        tiles: at(seen.tiles, seat, (count) => count - 1),
      };
    case "letter_moved": {
      const letter = letterNumber(String(fact["card"]));
      return { ...seen, tokens: at(seen.tokens, letter, () => [...cellOf(fact)]) };
    }
    case "paid_resources":
      return { ...seen, resources: at(seen.resources, seat, (had) => had - totalOf(fact)) };
    case "gained_resources":
      return { ...seen, resources: at(seen.resources, seat, (had) => had + totalOf(fact)) };
    case "paid_vp":
      return { ...seen, vp: at(seen.vp, seat, (had) => had - totalOf(fact)) };
    case "gained_vp":
      return { ...seen, vp: at(seen.vp, seat, (had) => had + totalOf(fact)) };
    case "drew_tile":
      return {
        ...seen,
        tiles: at(seen.tiles, seat, (count) => count + 1),
        reserve: { ...seen.reserve, size: Number(fact["left"]) },
      };
    case "card_kept":
      return { ...seen, cards: at(seen.cards, seat, (kept) => [...kept, String(fact["card"])]) };
    default:
      return seen;
  }
}

/** GK-72: what stood there goes home at once, so that whoever is told of it later has it already. */
function raised(seen: Public, fact: Fact, seat: number): Public {
  const [x, y] = cellOf(fact);
  const old = buildingAt(seen.city, x, y);
  const height = old?.tiles.length ?? 0;
  const owner = old?.owner ?? NOBODY;
  const isOthers = owner !== NOBODY && owner !== seat;
  return {
    ...seen,
    city: cityWith(seen.city, [x, y], String(fact["tile"]), seat),
    tiles: at(seen.tiles, seat, (count) => count - 1),
    resources: owner === NOBODY ? seen.resources : at(seen.resources, owner, (had) => had + height),
    vp: isOthers ? at(seen.vp, owner, (had) => had + height) : seen.vp,
  };
}

function cellOf(fact: Fact): readonly [number, number] {
  return [Number(fact["x"]), Number(fact["y"])];
}

function totalOf(fact: Fact): number {
  return (fact["lines"] as Line[]).reduce((sum, { each, count }) => sum + each * count, 0);
}

function at<T>(list: T[], index: number, change: (one: T) => T): T[] {
  return list.map((one, i) => (i === index ? change(one) : one));
}
