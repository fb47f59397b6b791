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

/** The same for what an address led to: one that nothing can have is said to lead to nothing. */
export function problemOfAddress(error: unknown, malformed = "problem-no_such_table"): string {
  const isMalformed = error instanceof Problem && error.code === "bad_request";
  return isMalformed ? t(malformed) : problemWords(error);
}
