/** Sentences from ids and numbers: facts, decisions, refusals and lines of amounts.
 *  `kvartal.words` does the same in Python; the rules of both are in locales/README.md. */

import type { Fact, Line } from "../api/client";
import { factWords, rolesOfAction } from "./vocabulary.svelte";
import { words, type Words } from "./words.svelte";

/** The players' names by seat. */
export type Players = readonly string[];
export type Viewer = number | null;

export interface Explained {
  text: string;
  amount: number;
}

export interface Sentence {
  text: string;
  /** What an amount is made of. */
  lines: Explained[];
  total?: number;
}

/** Facts of the table itself are the same for all games. */
const TABLE_FACTS: Record<string, Record<string, string>> = {
  created: { game: "text" },
  sat: { seat: "seat", name: "verbatim", face: "text" },
  bot_sat: { seat: "seat", level: "text" },
  left: { seat: "seat", removed: "flag" },
  linked: { seat: "seat" },
  started: {},
  branched: { turn: "number" },
  said: { seat: "seat", phrase: "text" },
  resigned: { seat: "seat" },
  timed_out: { seat: "seat" },
  returning: { seat: "seat" },
  returned: { seat: "seat" },
  holiday: { seat: "seat", on: "flag" },
  rematched: { table: "verbatim" },
  abandoned: { reason: "text" },
};
const OF_TABLE = "table.";

export function factSentence(game: string, fact: Fact, players: Players, viewer: Viewer): Sentence {
  const ofTable = fact.kind.startsWith(OF_TABLE);
  const kind = ofTable ? fact.kind.slice(OF_TABLE.length) : fact.kind;
  const id = ofTable ? `table-fact-${kind}` : `${game}-fact-${kind}`;
  const { args, lines } = factArguments(game, fact, players, viewer);
  const text = words.say(id, args);
  if (lines.length === 0) return { text, lines: [] };
  const explained = lines.map((line) => ({
    text: lineWords(game, line),
    amount: line.each * line.count,
  }));
  return { text, lines: explained, total: totalOf(lines) };
}

/** What a sentence about a fact is given, and the lines that its amount is made of. */
export function factArguments(
  game: string,
  fact: Fact,
  players: Players,
  viewer: Viewer,
): { args: Words; lines: Line[] } {
  const roles = fact.kind.startsWith(OF_TABLE)
    ? (TABLE_FACTS[fact.kind.slice(OF_TABLE.length)] ?? {})
    : (factWords(game, fact.kind)?.fields ?? {});
  const args: Words = {};
  const lines: Line[] = [];
  for (const [name, role] of Object.entries(roles)) {
    const value = fact[name];
    if (role === "line" || role === "lines") {
      lines.push(...(role === "line" ? [value as Line] : (value as Line[])));
      Object.assign(
        args,
        role === "line" ? ofLine(game, value as Line) : ofLines(game, value as Line[]),
      );
    } else Object.assign(args, argument(game, name, role, value, players, viewer));
  }
  const total = totalOf(lines);
  // A fact may have an amount of its own.
  return { args: { total, ...sized(total), ...args }, lines };
}

const totalOf = (lines: Line[]): number =>
  lines.reduce((sum, line) => sum + line.each * line.count, 0);

export function actionWords(
  game: string,
  notation: string,
  players: Players,
  viewer: Viewer,
): string {
  const [kind = "", ...rest] = notation.split(" ");
  const args: Words = {};
  rolesOfAction(game, kind).forEach(([name, role], place) => {
    const word = rest[place] ?? "";
    const value = role === "seat" || role === "number" ? Number(word) : word;
    Object.assign(args, argument(game, name, role, value, players, viewer));
  });
  return words.say(`${game}-action-${kind}`, args);
}

export function refusalWords(
  game: string,
  rule: string,
  given: Record<string, string | number>,
): string {
  const args: Words = {};
  for (const [name, value] of Object.entries(given))
    Object.assign(args, typeof value === "string" ? named(game, name, value) : { [name]: value });
  return firstSaid([`${game}-refusal-${rule}`, `kvartal-refusal-${rule}`], args) ?? rule;
}

export function lineWords(game: string, line: Line): string {
  return firstSaid([`${game}-line-${line.rule}`], ofLine(game, line)) ?? line.rule;
}

/** How many; a single one also tells its origin. */
function ofLines(game: string, lines: Line[]): Words {
  const [only, second] = lines;
  return {
    "lines-count": lines.length,
    ...(only && !second && named(game, "part", only.source, "source")),
  };
}

function ofLine(game: string, line: Line): Words {
  const { each, count, source } = line;
  return { ...named(game, "part", source, "source"), each, count, ...sized(each * count) };
}

/** How many, and which way: sentences choose their verb by it, not by a minus. */
function sized(amount: number): Words {
  return { amount: Math.abs(amount), sign: amount < 0 ? "minus" : "plus" };
}

function argument(
  game: string,
  name: string,
  role: string,
  value: unknown,
  players: Players,
  viewer: Viewer,
): Words {
  switch (role) {
    case "seat": {
      const seat = value as number;
      return { [name]: playerName(game, players, seat), [`${name}-you`]: flag(seat === viewer) };
    }
    case "seats":
      return listed(
        name,
        (value as number[]).map((seat) => playerName(game, players, seat)),
      );
    case "component":
    case "text":
      return named(game, name, value as string);
    case "components":
    case "texts":
      return listed(
        name,
        (value as string[]).map((id) => nameOf(game, name, id)),
      );
    case "numbers":
      return listed(name, (value as number[]).map(String));
    case "flag":
      return { [name]: flag(value as boolean) };
    default:
      return { [name]: value as string | number };
  }
}

/** Beyond the seats there is an automatic opponent, if the game has one. */
function playerName(game: string, players: Players, seat: number): string {
  return players[seat] ?? firstSaid([`${game}-automaton`]) ?? String(seat + 1);
}

function flag(value: boolean): string {
  return value ? "yes" : "no";
}

function listed(name: string, items: string[]): Words {
  return { [name]: words.list(items), [`${name}-count`]: items.length };
}

/** An id comes with its name, and as itself for those who choose words by it; an empty one is
 *  `none` there. */
function named(game: string, area: string, id: string, name = area): Words {
  return { [name]: nameOf(game, area, id), [`${name}-id`]: id || "none" };
}

function nameOf(game: string, area: string, id: string): string {
  return firstSaid([`${game}-card-${id}`, `${game}-${area}-${id}`, `${area}-${id}`]) ?? id;
}

function firstSaid(ids: string[], args: Words = {}): string | undefined {
  const id = ids.find((candidate) => words.has(candidate));
  return id === undefined ? undefined : words.say(id, args);
}
