/** How Streets asks, and what flies where. */

import type { Outlook } from "../../table/model/model.svelte";
import type { Prompts, Sight } from "../../table/gameModules";
import { t } from "../../words/words.svelte";
import { cellWords, choiceWords, roadWords, nameOf, peopleWords, type Choosing } from "./describe";
import { placingOf } from "./legal";
import { lastsOf } from "./motion/beats";
import { midway } from "./motion/midway";
import { movesOf } from "./motion/moves";
import { moversOf } from "./turn";
import type { Printed, Public } from "./types";

function asked(outlook: Outlook): string {
  const seen = outlook.public as unknown as Public;
  const movers = moversOf(seen);
  if (movers)
    return t("streets-board-ask-move", { people: peopleWords(movers.colour, movers.count) });
  if (seen.question === "place") return t("streets-board-ask-place", { tile: nameOf(seen.tile) });
  if (seen.question === "grifter_place")
    return `${t("streets-ask-grifter_place")}: ${nameOf(seen.tile)}`;
  return t(`streets-ask-${seen.question}`);
}

/** By cell: each may be built on in several ways. */
function grouped(action: string, at: Sight): { heading: string; item: string } | null {
  const placing = placingOf(action);
  if (!placing) return null;
  const seen = choosing(at);
  return { heading: cellWords(seen.seen, placing), item: roadWords(action, seen) };
}

function choosing({ outlook, seat, components, names }: Sight): Choosing {
  const seen = outlook.public as unknown as Public;
  return { seen, printed: components as Printed, names, viewer: seat };
}

const prompts: Prompts = {
  asked,
  named: (action, at) => (placingOf(action) ? choiceWords(action, choosing(at)) : null),
  grouped,
  midway,
  lasts: lastsOf,
  moves: movesOf,
  sounds: { built: "card", built_over: "card", income: "coin" },
};

export default prompts;
