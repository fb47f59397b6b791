/** What scrolls shows at which edge it goes on: `look/base.css` lets it fade there. */

export type Edges = "" | "above" | "below" | "both";

interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Parts of a pixel are nothing to scroll for. */
const LEAST = 2;

export function edgesOf({ scrollTop, scrollHeight, clientHeight }: Scrolled): Edges {
  const isMoreAbove = scrollTop >= LEAST;
  const isMoreBelow = scrollHeight - clientHeight - scrollTop >= LEAST;
  if (isMoreAbove && isMoreBelow) return "both";
  if (isMoreAbove) return "above";
  return isMoreBelow ? "below" : "";
}

/** An attachment for the box that scrolls. */
export function goesOn(box: HTMLElement): () => void {
  const look = (): void => {
    box.dataset["goesOn"] = edgesOf(box);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    for (const part of [box, ...box.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(watch);
  parts.observe(box, { childList: true });
  watch();
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    parts.disconnect();
    sizes.disconnect();
    box.removeEventListener("scroll", look);
  };
}
