/** The paint of a kind's houses. */

import type { Paint } from "../../../facade/palette";
import type { Kind } from "../types";

const PAINTS: Record<Kind, Paint> = {
  tourist: "purple",
  hipster: "yellow",
  parent: "green",
  shopper: "blue",
  wild: "neutral",
};

export function paintOf(kind: Kind | ""): Paint {
  return kind === "" ? "neutral" : PAINTS[kind];
}
