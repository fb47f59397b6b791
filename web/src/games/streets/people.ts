/** Kinds that people have: all but the wild one. */

import { COLOURS, type Colour, type Kind } from "./types";

export function isColour(kind: Kind | ""): kind is Colour {
  return COLOURS.some((colour) => colour === kind);
}
