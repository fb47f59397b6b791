/** What projects and buildings are, and bring. */

import type { Explanation } from "../../pieces/explain/explain.svelte";
import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";
import { figureWords, nameOf, placeWords, priceOn, printedOn, type Figure } from "./describe";
import type { Sight } from "./explaining";
import { forecastOf } from "./forecast/forecast";
import type { Placing } from "./legal";
import { picked } from "./picked.svelte";
import { projectOf } from "./types";

export function explainProject(id: string, canBePicked: boolean, { projects }: Sight): Explanation {
  const project = projectOf(projects, id);
  const pick = { words: placeWords(id), act: () => picked.take(id) };
  return {
    title: nameOf(id),
    lines: [...printedOn(project), ...priceOn(project)],
    ...(canBePicked ? { deed: pick } : {}),
  };
}

const RULES: Record<Figure, string[]> = {
  wallet: ["how-money", "line-UP-153"],
  prestige: ["how-end-score"],
  points: ["board-points-how"],
};

export function explainFigure(figure: Figure, seat: number, { seen }: Sight): Explanation {
  return {
    title: figureWords(figure, { seen, seat }),
    lines: RULES[figure].map((rule) => t(`uptown-${rule}`)),
  };
}

/** Its storeys from the top, as they are seen, with what each brings now; and what may be added. */
export function explainBuilding(
  seat: number,
  plot: number,
  placing: Placing | null,
  sight: Sight,
): Explanation {
  const { seen } = sight;
  const shown = seen.streets[seat]?.[plot];
  const storeys = shown?.storeys ?? [];
  const lines = storeys.toReversed().map(({ project, income, prestige }) => {
    const brings = [
      income === 0 ? "" : t("uptown-board-income", { amount: signed(income) }),
      prestige === 0 ? "" : t("uptown-board-prestige", { amount: signed(prestige) }),
    ].filter((part) => part !== "");
    return [nameOf(project), ...brings].join(", ");
  });
  const state = shown?.closed ? "uptown-board-plot-closed" : "uptown-board-plot";
  return {
    title: t(state, { plot: plot + 1 }),
    lines: lines.length > 0 ? lines : [t("uptown-board-plot-empty")],
    ...(placing ? addingTo(placing, sight) : {}),
  };
}

function addingTo(
  placing: Placing,
  { seen, viewer, projects, say, choose }: Sight,
): Pick<Explanation, "changes" | "deed"> {
  const { action } = placing;
  const { seat, wallet, points } = forecastOf(seen, projects, placing, viewer ?? 0);
  const changes = [
    {
      what: t("uptown-board-wallet"),
      from: `${String(wallet.before)} $`,
      to: `${String(wallet.after)} $`,
    },
    { what: t("uptown-board-points"), from: signed(points.before), to: signed(points.after) },
  ].filter(({ from, to }) => from !== to);
  return {
    ...(seat === viewer ? { changes } : {}),
    deed: { words: say(action), act: () => choose(action) },
  };
}
