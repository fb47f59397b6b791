/** Lets the house be installed, and open without a network. */

import { SHELL } from "../shell/worker";
import { keepAtHand } from "./routes";

const QUIET = 4000;

export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  setTimeout(() => void later().catch(() => undefined), QUIET);
}

async function later(): Promise<void> {
  const { push } = await import("../shell/push.svelte");
  await push.renew();
  await keep();
}

/** Keeps what was loaded before the worker was there to see it, and what can be read and learnt
 * without a network: the latter not for those who count what they load. */
async function keep(): Promise<void> {
  if (!savesData()) {
    await keepAtHand();
    await (await import("./lessons")).keepLessons();
  }
  const cache = await caches.open(SHELL);
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.includes("/assets/") && !(await cache.match(name))) await cache.add(name);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
