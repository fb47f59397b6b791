/** The end of a person: on the server, and in this browser. */

import { api, ask, Problem } from "../../api/client";
import { push } from "../../shell/push.svelte";
import { hush } from "../../shell/signal";
import { waiting } from "../../shell/waiting.svelte";
import { noteErased } from "./erased";

/** What was set for the browser is no trace of a person. */
const STAYS = "kvartal.settings";

/** Starts anew at the home page, so that nothing is left in a page's memory either. */
export async function erase(): Promise<void> {
  // Their tables tell at once that somebody has gone, before the answer comes.
  waiting.rest();
  try {
    await ask(api.DELETE("/api/me")).catch(unlessUnknown);
  } catch (error) {
    waiting.wake();
    throw error;
  }
  for (const key of Object.keys(localStorage)) if (key !== STAYS) localStorage.removeItem(key);
  // The person is gone, whatever becomes of these.
  await Promise.allSettled([
    push.state === "on" ? push.forget() : undefined, // the server has done so already
    navigator.clearAppBadge?.(),
    hush(),
  ]);
  noteErased();
  location.replace("/");
}

/** Whom the server knows no more is still to be forgotten here. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof Problem) || error.status !== 401) throw error;
}
