/** Something that can be dragged onto what stands for an action. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** @param kind with which the actions begin that it may be dropped on. */
export function draggable(kind: string, drop: (action: string) => void): Attachment<HTMLElement> {
  return (thing) => {
    let from: { x: number; y: number } | null = null;

    const target = ({ clientX, clientY }: PointerEvent): string | null => {
      const under = document.elementsFromPoint(clientX, clientY);
      const found = under
        .map((element) => element.closest<HTMLElement>(`[data-choice^="${kind}"]`))
        .find((element) => element !== null);
      return found?.dataset["choice"] ?? null;
    };

    const ends = [
      on(thing, "pointerdown", (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        from = { x: event.clientX, y: event.clientY };
        thing.setPointerCapture(event.pointerId);
      }),
      on(thing, "pointermove", (event) => {
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        thing.style.translate = `${String(x)}px ${String(y)}px`;
        thing.style.pointerEvents = "none";
      }),
      on(thing, "pointerup", (event) => {
        if (!from) return;
        settle();
        const action = target(event);
        if (action !== null) drop(action);
      }),
      on(thing, "pointercancel", () => settle()),
    ];

    function settle(): void {
      from = null;
      thing.style.translate = "";
      thing.style.pointerEvents = "";
    }

    return () => {
      for (const end of ends) end();
    };
  };
}
