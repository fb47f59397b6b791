/** Lets the house be installed, and open without a network. */

import { push } from "../shell/push.svelte";
import { SHELL } from "../shell/worker";
import { keepAtHand } from "./routes";

const QUIET = 4000;

export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  await push.renew();
  setTimeout(() => void keep().catch(() => undefined), QUIET);
}

/** Keeps what was loaded before the worker was there to see it. */
async function keep(): Promise<void> {
  await keepAtHand();
  await (await import("./lessons")).keepLessons();
  const cache = await caches.open(SHELL);
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.includes("/assets/") && !(await cache.match(name))) await cache.add(name);
}
