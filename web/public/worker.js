/* Keeps the shell and what is printed on the cards, so that it opens without a network. What is at
   the tables is never kept. */

const SHELL = "kvartal.shell.1";
const WORDS = "/words-of-the-worker"; // this and others: as in src/shell/worker.ts
const TURN = "kvartal.turn";
const MOST = 120;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", "/icon.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== SHELL).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/games/")) event.respondWith(newest(request));
  if (url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(newest(request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** What the network gives, or what it gave before. All pages are the same page. */
async function newest(request, key = request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch {
    return (await cache.match(key, { ignoreVary: true })) ?? Response.error();
  }
}

/** Assets have their content in their name: what is kept is right for ever. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((k) => cache.delete(k)));
  }
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

/** Says whose turn it is, in the words that a page has left here. A page that is looked at says it
    by itself. A second table does not make a second notification: both lead to the list. */
async function tell({ table, game }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((one) => one.visibilityState === "visible")) return;
  const cache = await caches.open(SHELL);
  const words = await (await cache.match(WORDS))?.json();
  const place = `/t/${table}`;
  const shown = await self.registration.getNotifications({ tag: TURN });
  const isAlone = shown.every(({ data }) => data === place);
  await self.registration.showNotification(words?.turn ?? "Kvartal", {
    body: (isAlone && words?.games[game]) || "",
    lang: words?.language ?? "",
    icon: "/icon-192.png",
    tag: TURN,
    data: isAlone ? place : "/waiting",
  });
}

self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event.newSubscription)),
);

/** The browser has ended the subscription, and has made a new one or leaves that to us. Without
    this the server would push to nobody until a page is opened. */
async function renew(made) {
  const { endpoint, keys } = (made ?? (await subscribed())).toJSON();
  await fetch("/api/push", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

async function subscribed() {
  const { key } = await (await fetch("/api/push")).json();
  const { pushManager } = self.registration;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(place) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === place);
  const open = there ?? windows[0];
  if (!open) return self.clients.openWindow(place);
  await open.focus();
  return there ?? open.navigate(place);
}
