/** A table in the middle of a game, and its end, to look at in the gallery. */

import type { Fact, LogRow, Position, StandingCard, TableCard } from "../../api/client";
import { TableModel } from "../model/model.svelte";

/** Of three players; the first looks on. */
export interface Sample {
  game: string;
  public: object;
  private: object;
  legal: string[];
  /** What was told last. */
  facts: Fact[];
  standings: StandingCard[];
}

const HOUR = 3_600_000;
const seat = { name: "", level: "regular", away: "", holiday: false, holiday_left: 0 } as const;

/** One line of an amount. */
export const line = (
  rule: string,
  each: number,
  source = "",
  count = 1,
): StandingCard["lines"][0] => ({
  rule,
  each,
  count,
  source,
});

export function cardOf({ game }: Sample): TableCard {
  return {
    id: "gallery",
    game,
    rules: 1,
    options: {},
    phase: "running",
    visibility: "link",
    pace: { kind: "slow", turn: 86_400, reserve: 0 },
    seats: [
      { ...seat, seat: 0, kind: "person", face: "fox" },
      { ...seat, seat: 1, kind: "person", face: "owl", holiday: true },
      { ...seat, seat: 2, kind: "bot", face: "" },
    ],
    each: 0,
    hints: false,
    shuffle: 2,
    commitment: "",
    roster: "",
    deal: null,
    origin: null,
    promises: [],
    rematch: "",
    revealed: null,
  };
}

export function logOf({ facts }: Sample): LogRow[] {
  return facts.map((fact, number) => ({ number, at: 0, facts: [{ ...fact }] }));
}

/** Seen from the first seat, whose turn it is. */
export function modelOf(sample: Sample): TableModel {
  const card = cardOf(sample);
  const model = new TableModel(card.id);
  const now = Date.now();
  const position: Position = {
    number: sample.facts.length,
    at: now,
    time: now,
    card,
    mine: [0],
    is_host: true,
    invitation: "",
    awaited: [0],
    clocks: [{ seat: 0, since: now, deadline: now + 9 * HOUR, reserve: 0 }],
    public: { ...sample.public },
    seats: [],
    log: logOf(sample),
    looked: -1,
    standings: null,
  };
  model.position = position;
  model.seat = 0;
  model.awaited = position.awaited;
  return model;
}
