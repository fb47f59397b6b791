/** Players whom this browser follows, by table. */

const KEY = "kvartal.welcome.followed";
const TABLES = 20;

type Followed = Record<string, number[]>;

let followed = $state.raw<Followed>(read());

export function followedAt(table: string): number[] {
  return followed[table] ?? [];
}

export function toggle(table: string, seat: number): void {
  const before = followedAt(table);
  const seats = before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat];
  const others = Object.entries(followed).filter(([other]) => other !== table);
  followed = Object.fromEntries([...others, [table, seats] as const].slice(-TABLES));
  localStorage.setItem(KEY, JSON.stringify(followed));
}

function read(): Followed {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Followed;
  } catch {
    return {};
  }
}
