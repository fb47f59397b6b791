/** Which signs a storey carries, and where: kinds in the core, figures on blades to its right. */

import type { Kind, Project } from "../facade/project";

export interface KindAt {
  kind: Kind;
  x: number;
  y: number;
  r: number;
}

export interface FigureAt {
  of: "income" | "prestige";
  amount: number;
  isCounted: boolean;
  x: number;
  y: number;
}

/** What it brings now. */
export interface Worth {
  income: number;
  prestige: number;
}

const BLADE = 217;
/** Beside each other where the street has stepped back, and storeys are too low for two. */
const BLADES_APART = 33;

export function kindSigns({ kind, duo, roof, place, gift }: Project, isFirst: boolean): KindAt[] {
  if (!kind) return [];
  const x = roof || place === "roof" ? 8 : 13;
  if (duo)
    return (isFirst ? [11, 27] : [22, 48]).map((y) => ({ kind, x, y, r: isFirst ? 8.5 : 10.5 }));
  if (isFirst) return [{ kind, x, y: 15, r: 9.5 }];
  return [{ kind, x, y: gift ? 18 : 36, r: 11 }];
}

/** A symbol that counts nothing now still shows its 0: it may grow. */
export function figures(project: Project, worth: Worth, areBeside = false, size = 1): FigureAt[] {
  const shown = (["income", "prestige"] as const).filter((of) => project[of] !== null);
  return shown.map((of, i) => ({
    of,
    amount: worth[of],
    isCounted: project[of]?.counts !== "flat",
    x: areBeside ? BLADE + i * BLADES_APART * size : BLADE,
    y: shown.length === 1 || areBeside ? 36 : i ? 54 : 19,
  }));
}
