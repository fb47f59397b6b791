/** How well bots play: each level is a bird, from a chick to an old owl. */

import { BIRDS } from "./birds";
import type { Drawn } from "./cuts";

const BIRD_OF: Record<string, string> = {
  beginner: "chick",
  casual: "sparrow",
  regular: "magpie",
  expert: "crane",
  master: "eagle_owl",
};

/** Whom one meets who has not chosen. */
export const USUAL_LEVEL = "casual";

/** Two birds of a feather at one table sit before different grounds. */
const GROUNDS = ["sky", "green-wall", "sun", "purple-wall", "blue-wall"];
const BEFORE = "/";

/** The face of a level; at a table, that of the bot on a seat. None for levels of former times. */
export function birdOf(level: string, seat?: number): string | undefined {
  const bird = BIRD_OF[level];
  if (bird === undefined || seat === undefined) return bird;
  return `${bird}${BEFORE}${GROUNDS[seat % GROUNDS.length] ?? ""}`;
}

export function birdDrawn(face: string): Drawn | undefined {
  const [bird = "", ground] = face.split(BEFORE);
  const drawn = BIRDS[bird];
  return drawn && ground ? { ...drawn, ground } : drawn;
}
