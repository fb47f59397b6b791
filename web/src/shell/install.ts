/** Lets the house be installed, and open without a network. */

import { keepAtHand } from "./routes";

const QUIET = 4000;

export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  setTimeout(keepAtHand, QUIET);
}
