/** How UpTown asks, and what flies where. */

import type { Prompts, Sight } from "../../table/gameModules";
import { t } from "../../words/words.svelte";
import { choiceWords, nameOf, placeWords, withPrice, type Choosing } from "./describe";
import { placingOf } from "./legal";
import { movesOf } from "./motion/moves";
import { picked } from "./picked.svelte";
import type { Projects, Public } from "./types";

/** By project, and a gift by who gets it: one half has up to twenty places. */
function grouped(action: string, at: Sight): { heading: string; item: string } | null {
  const placing = placingOf(action);
  if (!placing) return null;
  const receiver = placing.receiver === null ? "" : (at.names[placing.receiver] ?? "");
  const project = nameOf(placing.project);
  return {
    heading: withPrice(receiver ? `${project} · ${receiver}` : project, action, choosing(at)),
    item: String(placing.plot + 1),
  };
}

function choosing({ outlook, seat, components, names }: Sight): Choosing {
  const seen = outlook.public as unknown as Public;
  return { seen, projects: components as Projects, names, viewer: seat };
}

const prompts: Prompts = {
  asked: (outlook) =>
    picked.project === null
      ? t(`uptown-ask-${String(outlook.public["question"])}`)
      : placeWords(picked.project),
  named: (action, at) => choiceWords(action, choosing(at)),
  grouped,
  moves: (fact, components) => movesOf(fact, components as Projects),
  sounds: { built: "card", gave: "card", income: "coin", collected: "coin" },
  rail: "wide",
};

export default prompts;
