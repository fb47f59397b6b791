/** Players whom this browser follows, by the page of the table. */

const KEY = "kvartal.followed";
/** Of older tables nothing is kept. */
const TABLES = 20;

export type Followed = Record<string, number[]>;

let followed = $state.raw<Followed>(read());

/** At the table that is open. */
export function followedHere(): number[] {
  return followed[location.pathname] ?? [];
}

export function toggleHere(seat: number): void {
  followed = toggled(followed, location.pathname, seat);
  localStorage.setItem(KEY, JSON.stringify(followed));
}

export function toggled(before: Followed, table: string, seat: number): Followed {
  const own = before[table] ?? [];
  const seats = own.includes(seat) ? own.filter((one) => one !== seat) : [...own, seat];
  const others = Object.entries(before).filter(([other]) => other !== table);
  return Object.fromEntries([...others, [table, seats] as const].slice(-TABLES));
}

function read(): Followed {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Followed;
  } catch {
    return {};
  }
}
