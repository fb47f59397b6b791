/** What the three cards of a hand stand for; they count from 1. */

import type { Turn } from "./types";

/** What a click on a card leads to, if anything; `first` is the one whose number is wanted. */
export function actionAt(legal: string[], first: number | null, card: number): string | null {
  const pass = `pass ${String(card)}`;
  const play = first === null ? `play ${String(card)} ` : `play ${String(first)} ${String(card)}`;
  return legal.find((action) => action === pass || action.startsWith(play)) ?? null;
}

export interface Clicked {
  /** The card whose number is wanted from now on. */
  first: number | null;
  action: string | null;
}

/** The first click picks a number, the second its partner; another on the same card drops it. */
export function clickOn(legal: string[], first: number | null, card: number): Clicked {
  if (first === card) return { first: null, action: null };
  const action = actionAt(legal, first, card);
  const isNumber = first === null && action?.startsWith("play ");
  return isNumber ? { first: card, action: null } : { first, action };
}

export function isTaken(turn: Turn | null): boolean {
  return (turn?.number_card ?? -1) > 0;
}

/** What a card gives, as far as that is chosen. */
export function roleOf(
  turn: Turn | null,
  first: number | null,
  card: number,
): "number" | "effect" | null {
  const numberCard = isTaken(turn) ? turn?.number_card : first;
  if (numberCard === card) return "number";
  return isTaken(turn) && turn?.effect_card === card ? "effect" : null;
}
