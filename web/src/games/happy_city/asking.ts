import type { Asking } from "../../table/parts";
import { t } from "../../words/words.svelte";

const asking: Asking = {
  asked: (outlook) => t(`happy_city-ask-${String(outlook.public["question"])}`),
};

export default asking;
