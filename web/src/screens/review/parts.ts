/** What a game brings to its review. */

import type { Component } from "svelte";
import { componentsOf } from "../../shell/components";
import {
  boardOf,
  emblemOf,
  promptsOf,
  railOf,
  type BoardProps,
  type EmblemProps,
  type Prompts,
} from "../../table/gameModules";
import { learnGame } from "../../words/vocabulary.svelte";

export interface Parts {
  components: Record<string, unknown>;
  Board: Component<BoardProps> | null;
  Rail: Component<BoardProps> | null;
  Emblem: Component<EmblemProps> | null;
  prompts: Prompts | null;
}

export async function partsOf(game: string): Promise<Parts> {
  const [components, Board, Rail, Emblem, prompts] = await Promise.all([
    componentsOf(game),
    boardOf(game),
    railOf(game),
    emblemOf(game),
    promptsOf(game),
    learnGame(game),
  ]);
  return { components, Board, Rail, Emblem, prompts };
}
