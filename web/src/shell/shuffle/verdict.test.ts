import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas, TableCard } from "../../api/client";
import { commitmentOf, promiseOf, rosterOf, seedOf, statementOf, type Place } from "./hashes";
import { keep, noteFirst, noteOf } from "./notes";
import { verdictOf } from "./verdict";

interface Vector {
  secret: string;
  statement: string[];
  seats: Place[];
  commitment: string;
  roster: string;
  seed: string;
}

const page = readFileSync(new URL("../../../../docs/chance.md", import.meta.url), "utf8");
const known = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? "{}") as {
  shuffle: Vector[];
  number: { number: number; secret: string }[];
};

const SECRET = "5e".repeat(32);
const MINE = "01".repeat(32);
const OTHERS = "02".repeat(32);
const CHOSEN = "03".repeat(32);

const place = (kind: string, contribution = ""): Place => ({
  kind,
  contribution,
  promise: contribution && promiseOf(contribution),
});
const ME = place("person", MINE);
const OTHER = place("person", OTHERS);
const GHOST = place("person", CHOSEN);
const HONEST = [ME, OTHER, place("bot")];

interface Finished {
  card: TableCard;
  revealed: Schemas["Revealed"];
}

/** A finished table as its server shows it, whatever it is up to: all hashes are made to fit. */
function finished(places = HONEST, table = "t-1"): Finished {
  const seat = {
    name: "",
    face: "",
    level: "",
    away: "" as const,
    holiday: false,
    holiday_left: 0,
  };
  const card: TableCard = {
    id: table,
    game: "some_game",
    rules: 1,
    options: { rounds: 4 },
    phase: "over",
    visibility: "link",
    pace: { kind: "none", turn: 0, reserve: 0 },
    seats: places.map(({ kind }, number) => ({
      ...seat,
      seat: number,
      kind: kind as "person" | "bot",
    })),
    each: 0,
    hints: false,
    shuffle: 2,
    deal: null,
    origin: null,
    commitment: "",
    roster: "",
    promises: [],
    rematch: "",
    revealed: null,
  };
  card.commitment = commitmentOf(SECRET, statementOf(card));
  card.roster = rosterOf(card.commitment, places);
  const revealed = {
    secret: SECRET,
    promises: places.map(({ promise }) => promise),
    contributions: places.map(({ contribution }) => contribution),
    seed: seedOf(SECRET, card.roster, places),
  };
  return { card, revealed };
}

const judge = ({ card, revealed }: Finished) => verdictOf(card, revealed);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** As an honest browser does before it reveals. */
function note({ card: { id, commitment, roster } }: Finished): void {
  keep(id, { commitment, roster, thrown: { [promiseOf(MINE)]: MINE } });
}

describe("the hashes", () => {
  it("are those of the document", () => {
    expect(known.shuffle.length).toBeGreaterThan(1);
    for (const { secret, statement, seats, commitment, roster, seed } of known.shuffle) {
      expect(commitmentOf(secret, statement)).toBe(commitment);
      expect(rosterOf(commitment, seats)).toBe(roster);
      expect(seedOf(secret, roster, seats)).toBe(seed);
    }
  });
});

describe("the statement", () => {
  it("of a branch binds what it goes on from", () => {
    const { card } = finished();
    const line = `branch 5 ${"2f".repeat(32)}`;
    const origin = { table: "t-0", number: 8, turn: 5, line };
    expect(statementOf({ ...card, origin })).toEqual([...statementOf(card), line]);
  });
});

describe("the verdict", () => {
  it("is that all was checked, if it is as we had noted", () => {
    note(finished());
    expect(judge(finished())).toMatchObject({ kind: "checked", ours: 1, without: [] });
  });

  it("claims less if we had noted nothing", () => {
    expect(judge(finished()).kind).toBe("fits");
  });

  it("finds a ghost, and who sat down again with chosen bytes", () => {
    note(finished());
    expect(judge(finished([ME, OTHER, GHOST])).kind).toBe("broken");
    expect(judge(finished([ME, GHOST, place("bot")])).kind).toBe("broken");
  });

  it("finds another table, and a secret that became another", () => {
    note(finished());
    const other = finished(HONEST, "t-49");
    expect(judge({ ...other, card: { ...other.card, id: "t-1" } }).kind).toBe("broken");
    const { card, revealed } = finished();
    expect(judge({ card, revealed: { ...revealed, secret: "6f".repeat(32) } }).kind).toBe("broken");
  });

  it("finds a seed that does not follow, and bytes that were not promised", () => {
    for (const spoil of [{ seed: "00".repeat(32) }, { contributions: [MINE, CHOSEN, ""] }]) {
      const { card, revealed } = finished();
      expect(judge({ card, revealed: { ...revealed, ...spoil } }).kind).toBe("broken");
    }
  });

  it("says of a fixed deal that nothing was shuffled, if it is that of its number", () => {
    const { card, revealed } = finished();
    const fixed = (deal: number): Finished => ({
      card: { ...card, shuffle: 3, deal },
      revealed: { ...revealed, secret: known.number[0]?.secret ?? "" },
    });
    expect(judge(fixed(known.number[0]?.number ?? -1)).kind).toBe("fixed");
    expect(judge(fixed(99)).kind).toBe("broken");
  });

  it("finds that our bytes were left out, and says whose are missing", () => {
    note(finished());
    const away = (at: number): Place[] =>
      HONEST.map((one, seat) => (seat === at ? { ...one, contribution: "" } : one));
    expect(judge(finished(away(0)))).toMatchObject({ kind: "left-out", ours: 0, without: [0] });
    expect(judge(finished(away(1)))).toMatchObject({ kind: "checked", without: [1] });
  });
});

describe("a note", () => {
  it("keeps the first commitment, whatever is shown later", () => {
    noteFirst("t-1", "first");
    noteFirst("t-1", "later");
    expect(noteOf("t-1")?.commitment).toBe("first");
  });
});
