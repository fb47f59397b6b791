/** What the network loses is asked for again, after longer and longer pauses. */

import { Problem } from "./client";

/** Milliseconds before each new try. */
const PAUSES = [500, 1500, 4000];

/** Loads a file of the client or an answer of the API. What stays away is the Problem `offline`. */
export async function patiently<T>(load: () => Promise<T>, [pause, ...later] = PAUSES): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isHopeless = pause === undefined || !mayPass(error) || !navigator.onLine;
    // What browsers throw if no file comes.
    if (isHopeless) throw error instanceof TypeError ? new Problem(0, "offline") : error;
    await new Promise((go) => setTimeout(go, pause));
    return patiently(load, later);
  }
}

/** Whether the same may work later: all but what the server has refused. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Problem) || error.status === 0 || error.status >= 500;
}
