/** Pan with one pointer, zoom with two or with the wheel. What began as a pan is no click. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Point } from "./camera";

export interface Gestures {
  pan: (by: Point) => void;
  zoom: (factor: number, at: Point) => void;
  /** True: the wheel was needed for something else. */
  turn: (target: Element, by: number) => boolean;
  end: () => void;
}

/** So far a finger may slip, in pixels. */
const SLIP = 7;
const WHEEL = 0.0016;

export function gestures({ pan, zoom, turn, end }: Gestures): Attachment<HTMLElement> {
  return (view) => {
    const down = new Map<number, Point>();
    let isDragging = false;
    let slipped = 0;

    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = view.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    const pressed = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (down.size === 0) [isDragging, slipped] = [false, 0];
      down.set(event.pointerId, at(event));
    };

    const moved = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      slipped += Math.hypot(now.x - before.x, now.y - before.y);
      if (!isDragging && slipped < SLIP) return;
      if (!isDragging) view.setPointerCapture(event.pointerId);
      isDragging = true;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const far = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
        zoom(far(now) / Math.max(1, far(before)), other);
      } else pan({ x: now.x - before.x, y: now.y - before.y });
      down.set(event.pointerId, now);
    };

    const released = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId) || down.size > 0) return;
      if (isDragging) end();
    };

    const clicked = (event: MouseEvent): void => {
      if (!isDragging) return;
      isDragging = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const wheeled = (event: WheelEvent): void => {
      event.preventDefault();
      const by = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      if (!event.ctrlKey && turn(event.target as Element, Math.sign(by))) return;
      zoom(Math.exp(-by * WHEEL * (event.ctrlKey ? 4 : 1)), at(event));
      end();
    };

    const ends = [
      on(view, "pointerdown", pressed),
      on(view, "pointermove", moved),
      on(view, "pointerup", released),
      on(view, "pointercancel", released),
      on(view, "click", clicked, { capture: true }),
      on(view, "wheel", wheeled, { passive: false }),
    ];
    return () => {
      for (const stop of ends) stop();
    };
  };
}
