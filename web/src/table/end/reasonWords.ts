/** What decided a game, as sentences; between asterisks the amounts, for the eye. */

import type { StandingCard } from "../../api/client";
import { lineWords } from "../../words/sentences";
import { signed } from "../../words/signed";
import { t } from "../../words/words.svelte";
import type { Player } from "../model/players";
import { amountOf, isProduct } from "./amounts";
import { pointWords } from "./pointWords";
import type { Reason } from "./reasons";
import { nameOfSide } from "./result";

export interface Telling {
  game: string;
  standings: StandingCard[];
  players: Player[];
  /** To whom sentences say "you". */
  viewer: number | null;
}

export function reasonWords(reason: Reason, { game, standings, players, viewer }: Telling): string {
  const part = t(`${game}-part-${reason.part}`);
  // Where parts are multiplied, a difference in one of them says little without its worth.
  const isWorth = isProduct(standings[reason.side]?.lines ?? []);
  const said = {
    you: youOf(reason, viewer),
    name: plain(nameOfSide(game, players, reason.side)),
    part,
    "part-low": part.charAt(0).toLocaleLowerCase() + part.slice(1),
    points: pointWords(reason.points),
    worth: isWorth ? "yes" : "no",
  };
  if (reason.kind === "line")
    return t("end-reason-line", {
      ...said,
      line: lineWords(game, reason.line),
      amount: withSign(amountOf(reason.line)),
    });
  return t("end-reason-part", {
    ...said,
    other: plain(nameOfSide(game, players, reason.other)),
    more: signed(reason.more),
    less: signed(reason.less),
  });
}

function youOf(reason: Reason, viewer: number | null): string {
  if (viewer === null) return "no";
  if (reason.side === viewer) return "first";
  return reason.kind === "part" && reason.other === viewer ? "second" : "no";
}

function withSign(amount: number): string {
  return amount > 0 ? `+${signed(amount)}` : signed(amount);
}

/** A name must not end what is bold. */
function plain(name: string): string {
  return name.replaceAll("*", "");
}

/** The text in turns: plain, bold, plain, … */
export function emphasised(text: string): string[] {
  return text.split("*");
}
