/** What a thing is: by pointing at it, by keyboard focus, or by a long press, without choosing it.
 *  Here is only who has something to say; the rest comes when it is first wanted (`listening.ts`). */

import { onDestroy } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Explanation {
  title: string;
  /** What it gives and needs; then its rules, in whole sentences. */
  lines: string[];
  /** What it would make of one's own figures. */
  changes?: { what: string; from: string; to: string }[];
  /** Why it cannot be chosen. */
  whyNot?: string;
  /** If it can: what that is called. */
  deed?: { words: string; act: () => void };
}

export type About = () => Explanation | Promise<Explanation>;

/** Where a thing is on the screen. */
export type Spot = Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width">;

export interface Explained {
  what: Explanation;
  thing: HTMLElement;
  /** Held open until it is closed: after a long press, or by its key. */
  isHeld: boolean;
}

/** Milliseconds after a table is shown. */
const QUIET = 2000;

const known = new WeakMap<Element, About>();

class Explaining {
  shown = $state.raw<Explained | null>(null);
  /** What last asked for an explanation: whoever begins to listen begins with it. */
  asked: Event | null = null;
  /** Somebody listens: from the first wish, or from a quiet moment on, so that none is missed. */
  isWanted = $state(false);

  /** For what shows explanations. */
  prepare = (): (() => void) => {
    const quiet = setTimeout(() => (this.isWanted = true), QUIET);
    return () => clearTimeout(quiet);
  };

  ask(event: Event): void {
    this.asked = event;
    this.isWanted = true;
  }

  close(): void {
    this.shown = null;
  }
}

export const explaining = new Explaining();

/** For a component: loads what its things say. Once it is gone nothing comes any more. */
export function whileThere<T>(load: () => Promise<T>): () => Promise<T> {
  let isGone = false;
  onDestroy(() => (isGone = true));
  return async () => {
    const found = await load();
    return isGone ? new Promise<never>(() => undefined) : found;
  };
}

export function aboutOf(thing: Element): About | undefined {
  return known.get(thing);
}

/** For what may be pointed at, focused or pressed. Undefined explains nothing. */
export function explains(about: About | undefined): Attachment<HTMLElement> {
  return (thing) => {
    if (!about) return;
    known.set(thing, about);
    thing.dataset["explains"] = "";
    thing.setAttribute("aria-keyshortcuts", "i");
    // Before all others: what they do may make this attachment anew.
    const ends = ["pointerenter", "pointerdown", "focusin"].map((kind) =>
      on(thing, kind, (event) => explaining.ask(event), { capture: true }),
    );
    return () => {
      for (const end of ends) end();
      known.delete(thing);
      // It may only be about something else from now on.
      queueMicrotask(() => {
        if (!known.has(thing) && explaining.shown?.thing === thing) explaining.close();
      });
    };
  };
}

/** The same for a sign that is no button. Those inside one `data-signs` are one stop of the keyboard:
 *  arrows go from one to the next. */
export function explainsSign(about: About | undefined): Attachment<HTMLElement> {
  return (sign) => {
    if (!about) return;
    const isFirst = !sign.closest("[data-signs]")?.querySelector("[data-sign]");
    sign.dataset["sign"] = "";
    sign.tabIndex = isFirst || sign.tabIndex === 0 ? 0 : -1;
    return explains(about)(sign);
  };
}
