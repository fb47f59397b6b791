/** What a game brings to the frame: its board, and what else it wants to show. */

import type { Component } from "svelte";
import type { Fact } from "../api/client";
import { patiently } from "../api/patience";
import type { Outlook } from "./model/model.svelte";
import type { Player } from "./model/players";

export interface BoardProps {
  outlook: Outlook;
  /** Whose city is "yours"; null for a spectator. */
  seat: number | null;
  players: Player[];
  /** Whom the game waits for; who decides meanwhile is told before the outlook changes. */
  awaited: number[];
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

/** Its pieces in their states, and a sample table. */
export interface GalleryProps {
  components: Record<string, unknown>;
}

/** What a player has before the eyes while choosing. */
export type Sight = Pick<BoardProps, "outlook" | "seat" | "components">;

/** How a game asks. */
export interface Prompts {
  /** What is asked, in words. */
  asked: (outlook: Outlook) => string;
  /** A choice in words, where its notation alone does not tell what it brings. */
  named?: (action: string, at: Sight) => string | null;
  /** The action that ends a turn, where one does: then it is what Confirm stands for. */
  closing?: string;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");
const summaries = import.meta.glob<{ default: Component<SummaryProps> }>(
  "../games/*/Summary.svelte",
);
const prompts = import.meta.glob<{ default: Prompts }>("../games/*/prompts.ts");
const galleries = import.meta.glob<{ default: Component<GalleryProps> }>(
  "../games/*/gallery/Gallery.svelte",
);
const lessons = import.meta.glob<{ default: Component }>("../games/*/HowTo.svelte");

export function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return partOf(boards[`../games/${game}/Board.svelte`]);
}

export function summaryOf(game: string): Promise<Component<SummaryProps> | null> {
  return partOf(summaries[`../games/${game}/Summary.svelte`]);
}

export function promptsOf(game: string): Promise<Prompts | null> {
  return partOf(prompts[`../games/${game}/prompts.ts`]);
}

export function hasLesson(game: string): boolean {
  return `../games/${game}/HowTo.svelte` in lessons;
}

export function lessonOf(game: string): Promise<Component | null> {
  return partOf(lessons[`../games/${game}/HowTo.svelte`]);
}

export function hasGallery(game: string): boolean {
  return `../games/${game}/gallery/Gallery.svelte` in galleries;
}

export function galleryOf(game: string): Promise<Component<GalleryProps> | null> {
  return partOf(galleries[`../games/${game}/gallery/Gallery.svelte`]);
}

/** Null if the game has no such part. */
async function partOf<T>(load?: () => Promise<{ default: T }>): Promise<T | null> {
  return load ? (await patiently(load)).default : null;
}
