/** How far a coach has come at a table, kept in this browser. */

export interface Progress {
  /** The remarks that were made. */
  said: string[];
  /** Nobody wants to hear more. */
  isOff: boolean;
}

const KEY = "kvartal.coach";
/** Of older tables nothing is kept. */
const TABLES = 20;

type Kept = Record<string, Progress>;

export function progressAt(table: string): Progress {
  return read()[table] ?? { said: [], isOff: false };
}

export function keepProgress(table: string, progress: Progress): void {
  const others = Object.entries(read()).filter(([other]) => other !== table);
  const kept = [...others, [table, progress] as const].slice(-TABLES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
