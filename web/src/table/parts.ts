/** What a game brings to the frame: its board, and what else it wants to show. */

import type { Component } from "svelte";
import type { Fact } from "../api/client";
import type { Outlook } from "./model.svelte";
import type { Player } from "./players";

export interface BoardProps {
  outlook: Outlook;
  /** Whose city is "yours"; null for a spectator. */
  seat: number | null;
  players: Player[];
  choose: (action: string) => void;
  /** Steps that are not confirmed yet. */
  chosen: string[];
  /** The choice that is pointed at, in the list or on the board. */
  lit: string | null;
  onlight: (action: string | null) => void;
  components: Record<string, unknown>;
  /** What has just happened, to be shown by motion. */
  freshFacts: Fact[];
}

/** A line or two about one player, for the list of players. */
export interface SummaryProps {
  outlook: Outlook;
  seat: number;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");
const summaries = import.meta.glob<{ default: Component<SummaryProps> }>(
  "../games/*/Summary.svelte",
);
const lessons = import.meta.glob<{ default: Component }>("../games/*/HowTo.svelte");

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null;
}

export async function summaryOf(game: string): Promise<Component<SummaryProps> | null> {
  return (await summaries[`../games/${game}/Summary.svelte`]?.())?.default ?? null;
}

export function hasLesson(game: string): boolean {
  return `../games/${game}/HowTo.svelte` in lessons;
}

export async function lessonOf(game: string): Promise<Component | null> {
  return (await lessons[`../games/${game}/HowTo.svelte`]?.())?.default ?? null;
}
