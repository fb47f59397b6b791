/** An amount as arithmetic: “2 × 5 + 4”. */

import type { Line } from "../../../api/client";

export function sumWords(lines: readonly Line[]): string {
  return lines
    .map(({ each, count, rule }) =>
      rule === "ST-82" ? String(each * count) : `${String(each)} × ${String(count)}`,
    )
    .join(" + ");
}
