/** The views of the game, and its cards, as this client reads them. */

import type { Project } from "./facade/project";

export type { PlotView as Plot, PublicView as Public, StoreyView as StoreyShown } from "./views";

export type Projects = Record<string, Project>;

const BLANK: Project = {
  card: "",
  cost: 0,
  others: [],
  kind: "",
  duo: false,
  place: "",
  roof: false,
  gift: false,
  no_gifts: false,
  income: null,
  prestige: null,
};

export function projectOf(projects: Projects, id: string): Project {
  return projects[id] ?? BLANK;
}
