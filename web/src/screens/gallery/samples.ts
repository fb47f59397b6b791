/** A table in the middle of a game, and its end, to go with the sample board. */

import type { LogRow, Position, StandingCard, TableCard } from "../../api/client";
import { sample } from "../../games/happy_city/sample";
import { TableModel } from "../../table/model/model.svelte";

const HOUR = 3_600_000;

const line = (rule: string, each: number, source = "", count = 1) => ({
  rule,
  each,
  count,
  source,
});

export const log: LogRow[] = [
  { kind: "round_began", round: 6 },
  { kind: "income", seat: 0, lines: [line("HC-50", 1, "market"), line("HC-50", 2, "garage")] },
  { kind: "income", seat: 1, lines: [line("HC-50", 1, "market"), line("HC-50", 1, "grocery")] },
  { kind: "discarded", seat: 0, card: "casino" },
  { kind: "revealed", seat: 0, deck: 2, card: "zoo" },
  { kind: "bought", seat: 0, card: "museum", slot: 6, lines: [line("HC-74", 4, "museum")] },
  { kind: "passed", seat: 1, line: line("HC-72", 1) },
  { kind: "took", seat: 1, card: "pirate_ship", slot: 6 },
].map((fact, number) => ({ number, at: 0, facts: [fact] }));

const standing = (rank: number, residents: number, hearts: number): StandingCard => ({
  rank,
  score: residents * hearts,
  lines: [line("HC-112", hearts, "", residents)],
  tie_breaks: [line("HC-116", 4)],
  parts: {
    residents: [line("HC-110", residents, "luxury_residence")],
    hearts: [line("HC-111", hearts, "museum")],
  },
});
export const standings = [standing(2, 5, 4), standing(1, 4, 6), standing(3, 3, 3)];

const seat = { name: "", level: "greedy", away: "", holiday: false } as const;
export const card: TableCard = {
  id: "gallery",
  game: "happy_city",
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
  commitment: "",
  rematch: "",
  revealed: null,
};

/** Seen from the first seat, whose turn it is. */
export function table(): TableModel {
  const model = new TableModel(card.id);
  const now = Date.now();
  const position: Position = {
    number: log.length,
    at: now,
    time: now,
    card,
    mine: [0],
    is_host: true,
    invitation: "",
    awaited: [0],
    clocks: [{ seat: 0, since: now, deadline: now + 9 * HOUR, reserve: 0 }],
    public: { ...sample },
    seats: [],
    log,
    looked: -1,
    standings: null,
  };
  model.position = position;
  model.seat = 0;
  model.awaited = position.awaited;
  return model;
}
