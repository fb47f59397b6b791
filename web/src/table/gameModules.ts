/** What a game brings to the frame: its board, and what else it wants to show. */

import type { Component, Snippet } from "svelte";
import type { Fact } from "../api/client";
import { patiently } from "../api/patience.svelte";
import type { Sound } from "../shell/sound";
import type { Coach } from "./model/coach";
import type { Deed } from "./model/deed";
import type { Outlook } from "./model/model.svelte";
import type { Move } from "./model/move";
import type { Player } from "./model/players";

export interface BoardProps {
  outlook: Outlook;
  /** Whose city is "yours"; null for a spectator. */
  seat: number | null;
  players: Player[];
  /** Whom the game waits for; who decides meanwhile is told before the outlook changes. */
  awaited: number[];
  /** @param times takes the same step so often, as long as it may be taken. */
  choose: (action: string, times?: number) => void;
  /** Steps that are not confirmed yet. */
  chosen: string[];
  /** The choice that is pointed at, in the list or on the board. */
  lit: string | null;
  onlight: (action: string | null) => void;
  components: Record<string, unknown>;
  /** What has just happened, to be shown by motion. */
  freshFacts: Fact[];
  /** What somebody else does at this moment: its city is in view and in the light. */
  deed: Deed | null;
  /** Who sits at a seat, with all that is known of them beside the game. */
  plate: Snippet<[seat: number]>;
}

/** A line or two about one player, for the list of players. */
export interface SummaryProps {
  outlook: Outlook;
  seat: number;
}

/** What one player has built, as a scene at the end of the game. It is one drawing. */
export interface FinaleProps {
  seen: Outlook["public"];
  seat: number;
  components: Record<string, unknown>;
  /** A wide scene, or one for a phone. */
  isWide: boolean;
}

/** A picture of what points come from: a part of the score, or the source of one of its lines. */
export interface EmblemProps {
  id: string;
  components: Record<string, unknown>;
}

/** Its pieces in their states, and a sample table. */
export interface GalleryProps {
  components: Record<string, unknown>;
}

/** What a player has before the eyes while choosing. */
export type Sight = Pick<BoardProps, "outlook" | "seat" | "components"> & {
  /** Who sits at which seat. */
  names: string[];
};

/** What a key stands for: an action, or something that is picked up on the way to several. */
export interface Key {
  actions: string[];
  pick?: () => void;
}

/** By what is printed on them: digits and capital letters. */
export type Keys = Record<string, Key>;

/** What is public but easily forgotten: what is gone, and what is left. */
export type KnownProps = Sight;

type Board = Outlook["public"];

/** How a game asks, and how it is staged. */
export interface Prompts {
  /** What is asked, in words. */
  asked: (outlook: Outlook) => string;
  /** A choice in words, where its notation alone does not tell what it brings. */
  named?: (action: string, at: Sight) => string | null;
  /** Where there are very many choices: the heading under which one is folded, and its short name
   *  there. */
  grouped?: (action: string, at: Sight) => { heading: string; item: string } | null;
  /** Keys that fit what lies on the table; null where the numbers of the list will do. U, I and
   *  whatever the board listens to are taken. */
  keys?: (legal: string[], at: Sight) => Keys | null;
  /** The board itself shows what a choice brings: the prompt need not say it as well. */
  isForeseen?: boolean;
  /** Where several things happen in one row: the table when only these facts have been told. */
  midway?: (before: Board, after: Board, told: Fact[]) => Board;
  /** How many times as long as an ordinary one a deed with these facts is on. */
  lasts?: (facts: Fact[]) => number;
  /** The action that ends a turn, where one does: then it is what Confirm stands for. */
  closing?: string;
  /** What flies where when something happens. */
  moves?: (fact: Fact, components: BoardProps["components"]) => Move[];
  /** What is heard when something happens, by kinds of facts. */
  sounds?: Record<string, Sound>;
  /** How much of a large screen the rail takes. */
  rail?: "narrow" | "wide";
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");
const rails = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Rail.svelte");
const summaries = import.meta.glob<{ default: Component<SummaryProps> }>(
  "../games/*/Summary.svelte",
);
const prompts = import.meta.glob<{ default: Prompts }>("../games/*/prompts.ts");
const finales = import.meta.glob<{ default: Component<FinaleProps> }>("../games/*/Finale.svelte");
const emblems = import.meta.glob<{ default: Component<EmblemProps> }>("../games/*/Emblem.svelte");
const galleries = import.meta.glob<{ default: Component<GalleryProps> }>(
  "../games/*/gallery/Gallery.svelte",
);
const lessons = import.meta.glob<{ default: Component }>("../games/*/HowTo.svelte");

const coaches = import.meta.glob<{ default: Coach }>("../games/*/coach.ts");

export function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return partOf(boards[`../games/${game}/Board.svelte`]);
}

/** What stands beside the board on a desk, above what the frame has there. */
export function railOf(game: string): Promise<Component<BoardProps> | null> {
  return partOf(rails[`../games/${game}/Rail.svelte`]);
}

export function summaryOf(game: string): Promise<Component<SummaryProps> | null> {
  return partOf(summaries[`../games/${game}/Summary.svelte`]);
}

export function promptsOf(game: string): Promise<Prompts | null> {
  return partOf(prompts[`../games/${game}/prompts.ts`]);
}

export function finaleOf(game: string): Promise<Component<FinaleProps> | null> {
  return partOf(finales[`../games/${game}/Finale.svelte`]);
}

export function emblemOf(game: string): Promise<Component<EmblemProps> | null> {
  return partOf(emblems[`../games/${game}/Emblem.svelte`]);
}

export function hasLesson(game: string): boolean {
  return `../games/${game}/HowTo.svelte` in lessons;
}

export function lessonOf(game: string): Promise<Component | null> {
  return partOf(lessons[`../games/${game}/HowTo.svelte`]);
}

/** Somebody who explains a first game. */
export function hasCoach(game: string): boolean {
  return `../games/${game}/coach.ts` in coaches;
}

export function coachOf(game: string): Promise<Coach | null> {
  return partOf(coaches[`../games/${game}/coach.ts`]);
}

export function hasGallery(game: string): boolean {
  return `../games/${game}/gallery/Gallery.svelte` in galleries;
}

export function galleryOf(game: string): Promise<Component<GalleryProps> | null> {
  return partOf(galleries[`../games/${game}/gallery/Gallery.svelte`]);
}

/** Null if the game has no such part. */
export async function partOf<T>(load?: () => Promise<{ default: T }>): Promise<T | null> {
  return load ? (await patiently(load)).default : null;
}
