/** Events of all tables, through one stream a browser: browsers allow six connections a host, so
 *  the tabs choose one of them to listen, and it tells the others. */

import type { Change, Presence, Progress } from "./client";

export type Heard =
  | { kind: "hello"; tables: Record<string, number>; time: number }
  | { kind: "changed"; change: Change }
  | { kind: "progress"; progress: Progress }
  | { kind: "presence"; presence: Presence }
  | { kind: "gone"; table: string }
  | { kind: "renamed"; table: string }
  | { kind: "lost" };

type Between =
  | { kind: "heard"; heard: Heard }
  | { kind: "wanted"; tab: string; tables: string[]; invitations: string[] }
  | { kind: "who" }
  | { kind: "gone"; tab: string };

const RETRY = 1500;
const tab = `${Date.now()}-${Math.random()}`;
const others = new BroadcastChannel("kvartal.stream");
const listeners = new Map<string, Set<(heard: Heard) => void>>();
const wanted = new Map<string, string[]>();
/** Who is at each table that is listened to: told only when it changes, wanted by who comes later. */
const presences = new Map<string, Heard>();
/** What strangers show to hear of private tables. */
const invitations = new Set<string>();
let source: EventSource | null = null;
let leading = false;
let reopening: ReturnType<typeof setTimeout> | undefined;

/** Hears of a table until the returned function is called. */
export function listen(table: string, hear: (heard: Heard) => void, invitation = ""): () => void {
  if (invitation) invitations.add(invitation);
  const hearing = listeners.get(table) ?? new Set();
  hearing.add(hear);
  listeners.set(table, hearing);
  const presence = presences.get(table);
  if (presence) queueMicrotask(() => hear(presence));
  want();
  return () => {
    hearing.delete(hear);
    if (hearing.size === 0) listeners.delete(table);
    want();
  };
}

function want(): void {
  const tables = [...listeners.keys()];
  wanted.set(tab, tables);
  others.postMessage({
    kind: "wanted",
    tab,
    tables,
    invitations: [...invitations],
  } satisfies Between);
  if (leading) reopenSoon();
}

function tell(heard: Heard): void {
  if (heard.kind === "presence") presences.set(heard.presence.table, heard);
  for (const [table, hearing] of listeners) {
    if (concerns(heard, table)) for (const hear of hearing) hear(heard);
  }
}

function concerns(heard: Heard, table: string): boolean {
  if (heard.kind === "changed") return heard.change.table === table;
  if (heard.kind === "progress") return heard.progress.table === table;
  if (heard.kind === "presence") return heard.presence.table === table;
  if (heard.kind === "gone" || heard.kind === "renamed") return heard.table === table;
  return true;
}

others.addEventListener("message", ({ data }: MessageEvent<Between>) => {
  if (data.kind === "heard") tell(data.heard);
  else if (data.kind === "who") want();
  else if (data.kind === "gone") wanted.delete(data.tab);
  else {
    wanted.set(data.tab, data.tables);
    for (const invitation of data.invitations) invitations.add(invitation);
    if (leading) for (const table of data.tables) passAgain(table);
  }
  if (leading && data.kind !== "heard" && data.kind !== "who") reopenSoon();
});

addEventListener("offline", () => leading && lost());
addEventListener("online", () => leading && reopenSoon());
addEventListener("pagehide", () => others.postMessage({ kind: "gone", tab } satisfies Between));

function lead(): Promise<never> {
  leading = true;
  others.postMessage({ kind: "who" } satisfies Between);
  reopenSoon();
  return new Promise<never>(() => undefined);
}

// Held as long as this tab lives; the next in the queue leads when it is closed. Pages that came
// by plain HTTP from another machine have no locks: there each tab listens for itself.
if ("locks" in navigator) void navigator.locks.request("kvartal.stream", lead);
else void lead();

function reopenSoon(wait = 50): void {
  clearTimeout(reopening);
  reopening = setTimeout(open, wait);
}

let listening = "";

function open(): void {
  const tables = [...new Set([...wanted.values()].flat())].sort();
  const asked = [
    ...tables.map((table) => `table=${table}`),
    ...[...invitations].map((invitation) => `invitation=${invitation}`),
  ];
  const address = `/api/stream?${asked.join("&")}`;
  if (source && source.readyState !== EventSource.CLOSED && listening === address) return;
  source?.close();
  source = null;
  listening = address;
  for (const table of presences.keys()) if (!tables.includes(table)) presences.delete(table);
  if (tables.length === 0) return;
  const opened = new EventSource(address);
  source = opened;
  const on = (kind: string, read: (data: unknown) => Heard): void =>
    opened.addEventListener(kind, (event) => pass(read(JSON.parse(event.data as string))));
  on("hello", (data) => ({ kind: "hello", ...(data as Omit<Heard & { kind: "hello" }, "kind">) }));
  on("changed", (data) => ({ kind: "changed", change: data as Change }));
  on("progress", (data) => ({ kind: "progress", progress: data as Progress }));
  on("presence", (data) => ({ kind: "presence", presence: data as Presence }));
  on("gone", (data) => ({ kind: "gone", table: (data as { table: string }).table }));
  on("renamed", (data) => ({ kind: "renamed", table: (data as { table: string }).table }));
  opened.addEventListener("bye", lost);
  opened.addEventListener("error", lost);
}

function lost(): void {
  source?.close();
  source = null;
  pass({ kind: "lost" });
  reopenSoon(RETRY);
}

function pass(heard: Heard): void {
  others.postMessage({ kind: "heard", heard } satisfies Between);
  tell(heard);
}

function passAgain(table: string): void {
  const presence = presences.get(table);
  if (presence) others.postMessage({ kind: "heard", heard: presence } satisfies Between);
}
