/** What this browser keeps of a table's shuffle while nobody can know the cards. */

export interface Note {
  /** The first commitment that was seen. */
  commitment: string;
  /** Our contributions, by their promises. */
  thrown: Record<string, string>;
  /** Who sits where and has promised what, as it was before we revealed; empty until then. */
  roster: string;
}

const KEY = "kvartal.shuffles";
const KEPT = 100;

export function noteOf(table: string): Note | undefined {
  return notes().find(([id]) => id === table)?.[1];
}

/** The first commitment counts: another one later changes nothing. */
export function noteFirst(table: string, commitment: string): Note {
  const known = noteOf(table);
  if (known) return known;
  const note = { commitment, thrown: {}, roster: "" };
  keep(table, note);
  return note;
}

export function keep(table: string, note: Note): void {
  const others = notes().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, note]].slice(-KEPT)));
}

function notes(): [string, Note][] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Note][];
}
