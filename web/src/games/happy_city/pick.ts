/** How the board's things are chosen: what is open, what was chosen, what is pointed at. */

export interface Pick {
  /** The action, if it is legal now. */
  open: (action: string | null) => string | null;
  state: (action: string | null) => { chosen: boolean; lit: boolean };
  /** Chooses, or, if nothing can be chosen there, shows the card. */
  take: (action: string | null, card?: string) => void;
  light: (action: string | null) => void;
  /** Whether this seat has a choice at all: then what is not open is dimmed. */
  asked: boolean;
}

export function picking(
  legal: string[],
  chosen: string[],
  lit: string | null,
  choose: (action: string) => void,
  light: (action: string | null) => void,
  show: (card: string) => void,
): Pick {
  return {
    open: (action) => (action !== null && legal.includes(action) ? action : null),
    state: (action) => ({
      chosen: action !== null && chosen.at(-1) === action,
      lit: action !== null && lit === action,
    }),
    take: (action, card) => {
      if (action !== null && (legal.length > 0 || chosen.at(-1) === action)) choose(action);
      else if (card !== undefined) show(card);
    },
    light,
    asked: legal.length > 0,
  };
}
