/** A question brings its answers into view: on a phone the street may have been scrolled away. */

import type { Attachment } from "svelte/attachments";

/** @param asked what was picked; an attachment runs again whenever it changes. */
export function inSight(asked: () => string | null): Attachment<HTMLElement> {
  return (element) => {
    if (asked() !== null) element.scrollIntoView({ block: "nearest" });
  };
}
