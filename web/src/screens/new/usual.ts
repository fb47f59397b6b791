/** Which choices most people look for, and which few do. */

import type { Option } from "../../shell/catalogue.svelte";

/** So many are offered side by side. */
export const FEW = 4;

/** How the game is played is asked first; what wants a list or a number is a matter of detail. */
export function isUsual(option: Option): boolean {
  return option.kind === "flag" || (option.kind === "choice" && option.values.length <= FEW);
}
