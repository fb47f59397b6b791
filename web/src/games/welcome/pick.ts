/** How places are chosen: by a click, or, where several actions share a place, by one more. */

import type { Choice } from "./legal";

export interface Pick {
  take: (choice: Choice) => void;
  light: (action: string | null) => void;
  isLit: (action: string) => boolean;
  /** What a place stands for, in words. */
  say: (actions: string[]) => string;
}

export function picking(
  choose: (action: string) => void,
  between: (actions: string[]) => void,
  lit: string | null,
  light: (action: string | null) => void,
  say: (actions: string[]) => string,
): Pick {
  return {
    take: ({ actions }) => {
      const [only, second] = actions;
      if (second !== undefined) between(actions);
      else if (only !== undefined) choose(only);
    },
    light,
    isLit: (action) => action === lit,
    say,
  };
}

/** For sheets that are only looked at. */
export const LOOKING: Pick = {
  take: () => undefined,
  light: () => undefined,
  isLit: () => false,
  say: () => "",
};
