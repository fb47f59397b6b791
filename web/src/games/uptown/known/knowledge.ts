/** What a careful player knows of the cards: all that were ever open are remembered by the view, so
 *  the rest still lies under the open ones (UP-181 to UP-185). */

import { STATES, type State } from "../../../table/known/states";
import { KINDS, type Kind, type Project } from "../facade/project";
import type { Projects, Public } from "../types";

export type Pile = "decks" | "municipal";
export const PILES: Pile[] = ["decks", "municipal"];

/** A project as a window of the building of its kind. */
export interface Pane {
  id: string;
  project: Project;
  state: State;
}

export interface Block {
  kind: Kind | "none";
  /** What is hidden first. */
  panes: Pane[];
}

/** Of a card that is built or in the box none of its projects comes any more. */
export function panesOf(seen: Public, projects: Projects): Pane[] {
  const cardsOf = (ids: string[]) => ids.flatMap((id) => projects[id]?.card ?? []);
  const built = seen.streets.flat().flatMap(({ storeys }) => storeys.map(({ project }) => project));
  const gone = new Set([...cardsOf(built), ...seen.box]);
  const open = new Set(cardsOf([...seen.tops.flat(), ...seen.top, ...seen.free]));
  const stateOf = ({ card }: Project): State =>
    gone.has(card) ? "gone" : open.has(card) ? "open" : "left";
  return Object.entries(projects).map(([id, project]) => ({
    id,
    project,
    state: stateOf(project),
  }));
}

export function pileOf({ cost }: Project): Pile {
  return cost > 0 ? "decks" : "municipal";
}

export function blocksOf(panes: Pane[]): Block[] {
  return [...KINDS, "none" as const].map((kind) => ({
    kind,
    panes: STATES.flatMap((state) =>
      panes.filter((pane) => pane.state === state && (pane.project.kind || "none") === kind),
    ),
  }));
}

/** How many cards lie hidden. */
export function hiddenCards(panes: Pane[]): number {
  return new Set(panes.filter(({ state }) => state === "left").map(({ project }) => project.card))
    .size;
}
