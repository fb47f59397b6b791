/** What is far out of sight can wait: a picture of hundreds of shapes costs a phone as much as all
 *  the words of a page. */

import type { Attachment } from "svelte/attachments";

/** Calls `come` once, when the element is less than half a screen away. */
export function near(come: () => void): Attachment {
  return (element) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        come();
      },
      { rootMargin: "50%" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
