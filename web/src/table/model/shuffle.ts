/** The fair shuffle: our random bytes, and whether the server kept its word (docs/chance.md). */

const KEY = "kvartal.contributions";
const KEPT = 100;

/** Random bytes for the shuffle of a table, remembered to be checked when it is over. */
export function contribution(table: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = hexOf(bytes);
  const kept = remembered();
  localStorage.setItem(KEY, JSON.stringify([...kept, [table, text]].slice(-KEPT)));
  return text;
}

function remembered(): [string, string][] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
}

export interface Verdict {
  /** The secret is the one that was committed to; null if this browser cannot compute it. */
  kept: boolean | null;
  /** Our bytes that are missing from the shuffle. */
  missing: number;
  ours: number;
}

export async function check(
  table: string,
  commitment: string,
  revealed: { secret: string; contributions: string[] },
): Promise<Verdict> {
  const ours = remembered().filter(([id]) => id === table);
  const sat = ours.filter(([, bytes]) => revealed.contributions.includes(bytes));
  const verdict = { kept: null, ours: sat.length, missing: sat.length === 0 ? ours.length : 0 };
  if (!("subtle" in crypto)) return verdict;
  const secret = bytesOf(revealed.secret);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, secret.length);
  const name = new TextEncoder().encode("kvartal.secret.1");
  const framed = new Uint8Array([...name, ...length, ...secret]);
  const hash = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", framed)));
  return { ...verdict, kept: hash === commitment };
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
