/** How the board's things are chosen: what is open, what was chosen, what is pointed at. */

export interface Look {
  /** The action, if it is legal now. */
  action: string | null;
  chosen: boolean;
  lit: boolean;
  /** It would be an answer, but not a legal one. */
  dimmed: boolean;
}

export interface Pick {
  /** How a thing looks that stands for this action; null: for none. */
  look: (action: string | null) => Look;
  /** Chooses, or, if nothing can be chosen there, shows the card. */
  take: (action: string | null, card?: string) => void;
  light: (action: string | null) => void;
}

export function picking(
  legal: string[],
  chosen: string[],
  lit: string | null,
  choose: (action: string) => void,
  light: (action: string | null) => void,
  show: (card: string) => void,
): Pick {
  const isAsked = legal.length > 0;
  const isLast = (action: string): boolean => chosen.at(-1) === action;
  return {
    look: (action) => {
      if (action === null) return { action, chosen: false, lit: false, dimmed: false };
      const isOpen = legal.includes(action);
      return {
        action: isOpen ? action : null,
        chosen: isLast(action),
        lit: lit === action,
        dimmed: isAsked && !isOpen,
      };
    },
    take: (action, card) => {
      if (action !== null && (isAsked || isLast(action))) choose(action);
      else if (card !== undefined) show(card);
    },
    light,
  };
}
