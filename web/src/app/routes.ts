/** Which screen an address shows. Screens are loaded when they are first shown. */

import type { Component } from "svelte";
import { patiently } from "../api/patience.svelte";
import { learnLater } from "../words/later";

type Screen = () => Promise<{ default: Component<Record<string, unknown>> }>;

export interface Place {
  /** Places with the same key are one screen that goes on. */
  key: string;
  load: Screen;
  props: Record<string, unknown>;
}

const screen = (load: () => Promise<unknown>): Screen => load as Screen;

/** For screens some of whose words travel apart. */
const withWords = (load: () => Promise<unknown>): Screen =>
  screen(async () => (await Promise.all([load(), learnLater("client")]))[0]);

const HOME = screen(() => import("../screens/Home.svelte"));
const NEW = withWords(() => import("../screens/NewTable.svelte"));
const TABLE = screen(() => import("../screens/Table.svelte"));
const TAKE = screen(() => import("../screens/TakeSeat.svelte"));
const REPLAY = withWords(() => import("../screens/Replay.svelte"));
const REVIEW = withWords(() => import("../screens/Review.svelte"));
const COMPARE = withWords(() => import("../screens/Compare.svelte"));
const WAITING = screen(() => import("../screens/Waiting.svelte"));
const SETTINGS = withWords(() => import("../screens/Settings.svelte"));
const HOW = screen(() => import("../screens/HowToPlay.svelte"));
const NOT_FOUND = screen(() => import("../screens/NotFound.svelte"));
const gallery = import.meta.glob("../screens/Gallery.svelte");
const GALLERY = withWords(async () => (gallery["../screens/Gallery.svelte"] ?? NOT_FOUND)());

/** Screens that work without a network: fetched in a quiet moment, so that they are at hand. */
export async function keepAtHand(): Promise<void> {
  await Promise.allSettled([HOME, SETTINGS, WAITING, HOW, NOT_FOUND].map((load) => load()));
}

export function placeOf(words: string[]): Place {
  const [first = "", second, third, ...more] = words;
  const at = (screen: Screen, props = {}, key = words.join("/")): Place => ({
    key,
    load: () => patiently(screen),
    props,
  });
  if (more.length > 0) return at(NOT_FOUND);
  if (first === "t" && second) {
    if (third === undefined) return at(TABLE, { table: second });
    if (third === "replay") return at(REPLAY, { table: second });
    if (third === "review") return at(REVIEW, { table: second });
    if (third === "compare") return at(COMPARE, { table: second });
    if (/^\d{1,2}$/.test(third)) return at(TAKE, { table: second, seat: Number(third) });
    return at(NOT_FOUND);
  }
  if (third !== undefined) return at(NOT_FOUND);
  if (first === "new" && second) return at(NEW, { game: second });
  if (first === "how" && second) return at(HOW, { game: second });
  if (first === "gallery") return at(GALLERY, { game: second });
  if (second !== undefined) return at(NOT_FOUND);
  if (first === "") return at(HOME);
  if (first === "waiting") return at(WAITING);
  if (first === "settings") return at(SETTINGS);
  return at(NOT_FOUND);
}
