/** Turns the municipal card over, and says what it shows now. */

import { announcer } from "../../../shell/announce.svelte";
import { nameOf } from "../describe";
import { picked } from "../picked.svelte";
import { sideOf } from "./pile";

export function turnOver(projects: string[]): void {
  picked.isTurned = !picked.isTurned;
  announcer.say(sideOf(projects, picked.isTurned).map(nameOf).join(", "));
}
