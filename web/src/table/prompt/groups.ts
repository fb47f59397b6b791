/** Choices, folded under headings where there are very many of a kind. */

export type Folding = (action: string) => { heading: string; item: string } | null;

export interface Group {
  /** Missing for choices that stand alone. */
  heading: string | null;
  actions: string[];
  /** Short names of its choices, for a glance at what is folded. */
  items: string[];
}

/** Fewer than these are found at a glance. */
const FEW = 6;

/** In the order of the choices. */
export function groupsOf(actions: string[], grouped?: Folding): Group[] {
  const groups: Group[] = [];
  const isMany = actions.length > FEW;
  for (const action of actions) {
    const { heading = null, item = "" } = (isMany && grouped?.(action)) || {};
    const found = heading === null ? undefined : groups.find((one) => one.heading === heading);
    if (found) {
      found.actions.push(action);
      found.items.push(item);
    } else groups.push({ heading, actions: [action], items: [item] });
  }
  return groups;
}
