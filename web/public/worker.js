/* Keeps the shell and what is printed on the cards, so that it opens without a network. What is at
   the tables is never kept. */

const SHELL = "kvartal.shell.1";
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
  if (url.pathname.startsWith("/api/games")) event.respondWith(newest(request));
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

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows[0];
      return open ? open.focus() : self.clients.openWindow(event.notification.data ?? "/");
    }),
  );
});
