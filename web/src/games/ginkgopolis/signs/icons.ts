/** What is done with a card, as a drawing of 24 by 24: lines, and what is filled. */

import type { Trigger } from "../types";

export interface Icon {
  lines: string;
  fills: string;
  dashes?: string;
}

export const TRIGGER_ICON: Record<Trigger, Icon> = {
  exploit: {
    lines:
      "M7.600 2.500h8.800a2.600 2.600 0 0 1 2.600 2.600v13.800a2.600 2.600 0 0 1-2.600 2.600H7.600A2.600 2.600 0 0 1 5 18.900V5.100a2.600 2.600 0 0 1 2.600-2.600zM9 12.500l2.400 2.400 4.100-5.400",
    fills: "",
  },
  urbanize: {
    lines: "M12 7.500v9M7.500 12h9",
    fills: "",
    dashes: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
  },
  construct: {
    lines: "M12 9V2.500M8.600 5.600 12 2.200l3.400 3.400",
    fills: "M4 21h16v-4.500H4zM4 15h16v-4.500H4z",
  },
};
