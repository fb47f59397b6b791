/** What one seat alone knows. */

import type { Private } from "./types";

const NOTHING: Private = {
  ...{ known: [], tiles: [], chosen: "", laid: "" },
  ...{ picks: [], returned: [], looks: [], picked: [] },
};

/** Somebody who looks on knows nothing of it. */
export function ownIn(known: Record<string, unknown>): Private {
  return { ...NOTHING, ...(known as Partial<Private>) };
}
