/** Which actions halves and plots stand for, now. */

export interface Placing {
  action: string;
  project: string;
  /** Whose street; null: one's own. */
  receiver: number | null;
  /** From 0. */
  plot: number;
}

export function placingOf(action: string): Placing | null {
  const [kind, project = "", ...rest] = action.split(" ");
  const plot = Number(rest.at(-1)) - 1;
  if (kind === "build") return { action, project, receiver: null, plot };
  if (kind === "give") return { action, project, receiver: Number(rest[0]), plot };
  return null;
}

export function placings(legal: string[]): Placing[] {
  return legal.map(placingOf).filter((placing) => placing !== null);
}

/** Where this project can be built or given. */
export function placesFor(legal: string[], project: string | null): Placing[] {
  return project === null ? [] : placings(legal).filter((each) => each.project === project);
}

/** On this street alone. */
export function placesOn(places: Placing[], seat: number, viewer: number | null): Placing[] {
  return places.filter(({ receiver }) => (receiver ?? viewer) === seat);
}

/** What is neither: to lay a card off, or to pass. */
export function plainActions(legal: string[]): string[] {
  return legal.filter((action) => placingOf(action) === null);
}
