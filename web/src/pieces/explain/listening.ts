/** When a thing is explained: a pointer rests on it, the keyboard is on it, it is pressed for long, or
 *  its key is pressed. */

import { on } from "svelte/events";
import { aboutOf, explaining } from "./explain.svelte";
import { rove } from "./roving";

/** A pointer that only passes by explains nothing. */
const REST = 450;
const PRESS = 350;
/** Of a finger, in pixels: more is scrolling. */
const STILL = 10;
/** They hold the explanation of what has the focus open. */
const KEYS = ["i", "?"];
export const EXPLANATION_ID = "explanation";

/** Begins with what has happened before; returns what ends it. */
export function listen(asked: Event | null): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLElement | null = null;
  /** Where it came down, while it is down. A mouse that rests and the focus that leaves take
   *  nothing from it. */
  let finger: PointerEvent | null = null;
  let isPressed = false;

  async function show(thing: HTMLElement, isHeld: boolean): Promise<void> {
    at = thing;
    const what = await aboutOf(thing)?.();
    if (!what || at !== thing) return;
    explaining.shown = { what, thing, isHeld };
    thing.setAttribute("aria-describedby", EXPLANATION_ID);
  }
  function hide(): void {
    clearTimeout(waiting);
    at?.removeAttribute("aria-describedby");
    at = null;
    if (!explaining.shown?.isHeld) explaining.close();
  }
  function lift({ pointerType }: PointerEvent): void {
    if (pointerType === "mouse") return;
    finger = null;
    clearTimeout(waiting);
  }
  function soon(thing: HTMLElement, after: number, isHeld: boolean): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      isPressed = isHeld;
      void show(thing, isHeld);
    }, after);
  }

  const heard: {
    [Kind in keyof DocumentEventMap]?: (event: DocumentEventMap[Kind]) => void;
  } = {
    pointerover: ({ target, pointerType }) => {
      const thing = thingAt(target);
      if (pointerType !== "mouse" || finger || thing === at) return;
      hide();
      at = thing;
      if (thing && !explaining.shown?.isHeld) soon(thing, REST, false);
    },
    focusin: ({ target }) => {
      const thing = thingAt(target);
      if (thing && (target as Element).matches(":focus-visible")) void show(thing, false);
    },
    focusout: ({ target }) => {
      if (thingAt(target) && !finger) hide();
    },
    pointerdown: (event) => {
      isPressed = false;
      finger = event.pointerType === "mouse" ? null : event;
      const thing = thingAt(event.target);
      if (explaining.shown?.isHeld && !isInside(event.target)) explaining.close();
      if (!finger) hide();
      else if (thing) soon(thing, PRESS, true);
    },
    pointermove: ({ clientX, clientY, pointerType }) => {
      if (!finger || pointerType === "mouse") return;
      if (Math.hypot(clientX - finger.clientX, clientY - finger.clientY) > STILL)
        clearTimeout(waiting);
    },
    pointerup: lift,
    pointercancel: lift,
    contextmenu: (event) => isPressed && event.preventDefault(),
    keydown: (event) => {
      const thing = thingAt(event.target);
      if (event.key === "Escape") {
        const wasHeld = explaining.shown?.isHeld === true;
        explaining.close();
        if (!wasHeld) return; // the key may be meant for a dialog
      } else if (thing && KEYS.includes(event.key)) void show(thing, true);
      else if (thing?.dataset["sign"] === undefined || !rove(thing, event.key)) return;
      event.preventDefault();
    },
  };
  /** A long press chooses nothing. */
  function spend(event: MouseEvent): void {
    if (!isPressed) return;
    isPressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  // Svelte's own way: the focus also leaves what is just being taken away.
  const ends = Object.entries(heard).map(([kind, hear]) =>
    on(document, kind, hear as EventListener),
  );
  ends.push(on(document, "click", spend, { capture: true }));
  if (asked?.type === "pointerenter") heard.pointerover?.(asked as PointerEvent);
  else if (asked) (heard[asked.type as "focusin"] as (event: Event) => void)(asked);
  return () => {
    for (const end of ends) end();
    explaining.asked = null;
    hide();
    explaining.close();
  };
}

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-explains]") : null;
}

function isInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${EXPLANATION_ID}`) !== null;
}
