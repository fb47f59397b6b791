/** Whether the deal was what everybody had fixed before the game: all of it computed anew, and
 *  compared with what this browser has kept. */

import type { Schemas, TableCard } from "../../api/client";
import {
  commitmentOf,
  firstCommitmentOf,
  promiseOf,
  rosterOf,
  secretOfNumber,
  seedOf,
  statementOf,
  type Place,
} from "./hashes";
import { noteOf, type Note } from "./notes";

export interface Verdict {
  /** `checked`: as this browser had noted, with our bytes in it. `fits`: all parts fit each other,
   *  but we had noted too little to say more. `left-out`: so they do, without bytes that we had
   *  promised. `first`: a table from before there were promises. `fixed`: nothing was shuffled, for
   *  all to know. */
  kind: "checked" | "fits" | "left-out" | "broken" | "first" | "fixed";
  /** How many portions of our bytes are in it. */
  ours: number;
  /** Seats of persons without a contribution. */
  without: number[];
  note: Note | undefined;
}

export function verdictOf(card: TableCard, revealed: Schemas["Revealed"]): Verdict {
  const note = noteOf(card.id);
  const places = card.seats.map(({ kind }, seat) => ({
    kind,
    promise: revealed.promises[seat] ?? "",
    contribution: revealed.contributions[seat] ?? "",
  }));
  const own = places.filter(({ promise }) => promise in (note?.thrown ?? {}));
  const ours = own.filter(({ contribution }) => contribution).length;
  const leftOut = own.length - ours;
  const without = card.seats
    .map(({ seat }) => seat)
    .filter((seat) => places[seat]?.kind === "person" && !places[seat].contribution);
  const told = { ours, without, note };
  const isNoted =
    !note || (note.commitment === card.commitment && (!note.roster || note.roster === card.roster));
  if (card.deal !== null) {
    const fits = secretOfNumber(card.deal) === revealed.secret;
    return { ...told, without: [], kind: fits ? "fixed" : "broken" };
  }
  if (card.shuffle === 1) {
    const fits = isNoted && firstCommitmentOf(revealed.secret) === card.commitment;
    return { ...told, without: [], kind: fits ? "first" : "broken" };
  }
  if (!isNoted || !fitsTogether(card, revealed, places)) return { ...told, kind: "broken" };
  if (leftOut > 0) return { ...told, kind: "left-out" };
  return { ...told, kind: note?.roster && ours > 0 ? "checked" : "fits" };
}

function fitsTogether(card: TableCard, revealed: Schemas["Revealed"], places: Place[]): boolean {
  const commitment = commitmentOf(revealed.secret, statementOf(card));
  const roster = rosterOf(commitment, places);
  return (
    commitment === card.commitment &&
    roster === card.roster &&
    seedOf(revealed.secret, roster, places) === revealed.seed &&
    places.every(
      ({ promise, contribution }) => !contribution || promiseOf(contribution) === promise,
    )
  );
}
