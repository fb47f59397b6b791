/** What board and rail make of a choice: what was picked, where it may stand, what it would bring. */

import { forecastOf, type Forecast } from "./forecast/forecast";
import { placesFor, placings, placingOf, type Placing } from "./legal";
import { projectOf, type Projects, type Public } from "./types";

export interface Turn {
  /** The half whose places are shown. */
  held: string | null;
  places: Placing[];
  /** The placing that is pointed at, else the one that waits to be confirmed. */
  lit: Placing | null;
  forecast: Forecast | null;
}

export function turnOf(
  seen: Public,
  projects: Projects,
  legal: string[],
  viewer: number | null,
  picked: string | null,
  lit: string | null,
  chosen: string[],
): Turn {
  const waiting = waitingOf(legal, chosen);
  const held = picked ?? waiting?.project ?? heldOf(seen, projects, legal);
  const places = placesFor(legal, held);
  const pointed = lit !== null && legal.includes(lit) ? placingOf(lit) : waiting;
  const forecast = pointed && viewer !== null ? forecastOf(seen, projects, pointed, viewer) : null;
  return { held, places, lit: pointed, forecast };
}

/** The last step, while another may still be chosen in its place. */
export function waitingOf(legal: string[], chosen: string[]): Placing | null {
  const last = chosen.at(-1);
  return last !== undefined && legal.includes(last) ? placingOf(last) : null;
}

/** Before anything was picked: the free card is in the hand already, and so is the only project
 *  that can be placed. Rather what one builds than what one gives. */
function heldOf(seen: Public, projects: Projects, legal: string[]): string | null {
  const open = [...new Set(placings(legal).map(({ project }) => project))];
  const isInHand = seen.question === "first_action" || open.length === 1;
  if (!isInHand) return null;
  return open.find((id) => !projectOf(projects, id).gift) ?? open[0] ?? null;
}
