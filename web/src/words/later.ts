/** Words that a table in play does without when it is first shown: how to play, what a coach says, hints,
 *  what is gone and left, what comes before and after a game. `titles.ts` parts them from the others. */

import { patiently } from "../api/patience.svelte";
import { words } from "./words.svelte";

/** @param area a game, or the client itself. */
export async function learnLater(area: string): Promise<void> {
  await patiently(() => import("./laterFiles"));
  await words.learn(`${area}.later`);
}
