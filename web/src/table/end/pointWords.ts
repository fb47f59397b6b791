import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";

/** "56 points", with a real minus where there is one. */
export function pointWords(points: number): string {
  return t("end-points", { count: Math.abs(points), points: signed(points) });
}
