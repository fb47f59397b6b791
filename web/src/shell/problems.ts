/** Problems in words. */

import { Problem } from "../api/client";
import { t, words } from "../words/words.svelte";

export function problemWords(error: unknown): string {
  if (!(error instanceof Problem)) {
    console.error(error);
    return t("problem-internal", { incident: "" });
  }
  const id = `problem-${error.code}`;
  return words.has(id) ? t(id, error.args) : t("problem-internal", { incident: error.code });
}
