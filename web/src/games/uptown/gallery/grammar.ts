/** The projects in the order of their grammar: by kind, then gifts, roofs, and what stands alone. */

import { isPavilion } from "../facade/storey";
import { KINDS, type Project } from "../facade/project";
import type { Projects } from "../types";

export interface Chapter {
  id: string;
  ids: string[];
}

export function chapters(projects: Projects): Chapter[] {
  const names = [...KINDS, "none", "gift", "roof", "pavilion", "on_roof"];
  const found = names.map((id): Chapter => ({ id, ids: [] }));
  for (const [id, project] of Object.entries(projects))
    found.find((chapter) => chapter.id === chapterOf(project))?.ids.push(id);
  return found;
}

function chapterOf(project: Project): string {
  if (project.place === "roof") return "on_roof";
  if (isPavilion(project)) return "pavilion";
  if (project.roof) return "roof";
  if (project.gift) return "gift";
  return project.kind || "none";
}
