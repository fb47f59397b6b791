/** What is true at a table after a change. */

import type { Change, Position, Schemas } from "../../api/client";
import { patched, type Operation } from "../../api/patch";

export function after(before: Position, change: Change): Position {
  return {
    ...before,
    number: change.number,
    time: change.time,
    card: change.card ?? before.card,
    awaited: change.awaited,
    clocks: change.clocks,
    public: patched(before.public, change.public as unknown as Operation[]),
    standings: change.standings,
    is_host: change.is_host,
    mine: change.mine,
    seats: change.seats,
  };
}

/** With the own part of what was committed; the rest comes with the stream. */
export function withTurn(before: Position, { seat }: Schemas["TurnCard"]): Position {
  return { ...before, seats: before.seats.map((view) => (view.seat === seat.seat ? seat : view)) };
}

/** Whether any own seat knows what the others at the same screen may not see. */
export function hasSecrets(position: Position): boolean {
  return position.seats.some((view) => Object.keys(view.private).length > 0);
}
