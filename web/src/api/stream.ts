/** Events of all tables, through one stream a browser: browsers allow six connections a host, so
 *  the tabs choose one of them to listen, and it tells the others. */

import type { Change, Presence, Progress } from "./client";
import { hearEvents } from "./events";
import { forgetOthers, remember, remembered, type Heard } from "./heard";
import { follow, invitationTo, shownAt } from "./invitations";

type Between =
  | { kind: "heard"; heard: Heard }
  | { kind: "wanted"; tab: string; tables: Record<string, string> }
  | { kind: "who" }
  | { kind: "gone"; tab: string };

const RETRY = 1500;
const tab = `${Date.now()}-${Math.random()}`;
const others = new BroadcastChannel("kvartal.stream");
const listeners = new Map<string, Set<(heard: Heard) => void>>();
const wanted = new Map<string, string[]>();
let stop: (() => void) | null = null;
let leading = false;
let reopening: ReturnType<typeof setTimeout> | undefined;

/** Hears of a table until the returned function is called. */
export function listen(table: string, hear: (heard: Heard) => void): () => void {
  const hearing = listeners.get(table) ?? new Set();
  hearing.add(hear);
  listeners.set(table, hearing);
  for (const heard of remembered(table)) queueMicrotask(() => hear(heard));
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
  const invited = Object.fromEntries(tables.map((table) => [table, invitationTo(table)]));
  others.postMessage({ kind: "wanted", tab, tables: invited } satisfies Between);
  if (leading) reopenSoon();
}

function tell(heard: Heard): void {
  remember(heard);
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
    wanted.set(data.tab, Object.keys(data.tables));
    for (const [table, invitation] of Object.entries(data.tables)) {
      follow(table, invitation);
      if (leading) passAgain(table);
    }
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

/** What is listened to, if anything is. */
let listening = "";

function open(): void {
  const tables = [...new Set([...wanted.values()].flat())].sort();
  const address = `/api/stream?${tables.map((table) => `table=${table}`).join("&")}`;
  const shown = shownAt(tables);
  const now = JSON.stringify([address, shown]);
  if (stop && listening === now) return;
  stop?.();
  stop = null;
  listening = now;
  forgetOthers(tables);
  if (tables.length > 0) stop = hearEvents(address, shown, hear, lost);
}

function hear(kind: string, data: unknown): void {
  if (kind === "hello") pass({ kind, ...(data as Omit<Heard & { kind: "hello" }, "kind">) });
  else if (kind === "changed") pass({ kind, change: data as Change });
  else if (kind === "progress") pass({ kind, progress: data as Progress });
  else if (kind === "presence") pass({ kind, presence: data as Presence });
  else if (kind === "gone" || kind === "renamed")
    pass({ kind, table: (data as { table: string }).table });
  else if (kind === "bye") lost();
}

function lost(): void {
  stop?.();
  stop = null;
  pass({ kind: "lost" });
  reopenSoon(RETRY);
}

function pass(heard: Heard): void {
  others.postMessage({ kind: "heard", heard } satisfies Between);
  tell(heard);
}

function passAgain(table: string): void {
  for (const heard of remembered(table))
    others.postMessage({ kind: "heard", heard } satisfies Between);
}
