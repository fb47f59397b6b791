/** A QR code of a link, as the outline of its dark squares. */

import { encode } from "uqr";

/** Squares of white around it, as cameras want it. */
const QUIET = 4;

export interface Code {
  /** Squares from edge to edge. */
  size: number;
  path: string;
}

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
  );
  return { size, path: squares.join("") };
}
