/** What a symbol counts on a street: as the rules do, for what is not built yet. */

import type { Symbol } from "../facade/project";
import { projectOf, type Projects } from "../types";

/** Projects from the ground up, by plot. */
export type Stacks = string[][];

/** UP-108, UP-227: a Duo counts two, and a project itself; gifts are one each (UP-152). */
export function premises(plot: string[], kind: string, projects: Projects): number {
  return plot.reduce((sum, id) => {
    const project = projectOf(projects, id);
    if (kind === "gift") return sum + (project.gift ? 1 : 0);
    return sum + (project.kind === kind ? (project.duo ? 2 : 1) : 0);
  }, 0);
}

/** How often a symbol on this floor (0: ground) counts (UP-106, UP-151). */
export function howMany(
  { counts, kind }: Symbol,
  street: Stacks,
  plot: number,
  floor: number,
  projects: Projects,
): number {
  switch (counts) {
    case "flat":
      return 1;
    case "per_floor_below": // UP-107
      return floor;
    case "if_ground_floor": // UP-231
      return floor === 0 ? 1 : 0;
    case "per_kind_on_plot":
      return premises(street[plot] ?? [], kind, projects);
    case "per_kind_on_street":
      return street.reduce((sum, each) => sum + premises(each, kind, projects), 0);
  }
}
