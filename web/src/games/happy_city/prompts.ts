import type { Prompts } from "../../table/gameModules";
import type { Cards, Public } from "./types";
import { midway } from "./motion/midway";
import { movesOf } from "./motion/moves";
import { t } from "../../words/words.svelte";

const prompts: Prompts = {
  asked: (outlook) => t(`happy_city-ask-${String(outlook.public["question"])}`),
  midway: (before, after, told) => ({
    ...midway(before as unknown as Public, after as unknown as Public, told),
  }),
  moves: (fact, components) => movesOf(fact, components as Cards),
  sounds: { bought: "card", took: "card", market_taken: "card", income: "coin", passed: "coin" },
};

export default prompts;
