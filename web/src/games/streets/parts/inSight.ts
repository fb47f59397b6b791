/** A question brings its answers into view: on a phone they may have been scrolled away. */

import type { Attachment } from "svelte/attachments";

/** @param isAsked an attachment runs again whenever it changes.
 *  @param edge which of its edges has to be seen first. */
export function inSight(isAsked: () => boolean, edge: "start" | "end"): Attachment<HTMLElement> {
  return (element) => {
    if (isAsked()) element.scrollIntoView({ block: edge });
  };
}
