import type { Prompts } from "../../table/gameModules";
import { t } from "../../words/words.svelte";

const prompts: Prompts = {
  asked: (outlook) => t(`happy_city-ask-${String(outlook.public["question"])}`),
};

export default prompts;
