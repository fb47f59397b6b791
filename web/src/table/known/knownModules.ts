/** The parts of games that tell what is gone and what is left. They are looked for here, not among
 *  the others: the first view of a table does without them. */

import type { Component } from "svelte";
import { partOf, type KnownProps } from "../gameModules";

const known = import.meta.glob<{ default: Component<KnownProps> }>(
  "../../games/*/known/Known.svelte",
);

const fileOf = (game: string): string => `../../games/${game}/known/Known.svelte`;

export function hasKnown(game: string): boolean {
  return fileOf(game) in known;
}

export function knownOf(game: string): Promise<Component<KnownProps> | null> {
  return partOf(known[fileOf(game)]);
}
