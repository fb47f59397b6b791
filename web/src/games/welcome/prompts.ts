import type { Prompts, Sight } from "../../table/gameModules";
import { t } from "../../words/words.svelte";
import { movesOf } from "./motion/moves";
import { midway } from "./staging";
import { cardOf, handOf, type Printed, type Private, type Public } from "./types";

/** Which cards a choice of the round is about. */
function named(action: string, { outlook, seat, components }: Sight): string | null {
  const seen = outlook.public as unknown as Public;
  const hand = handOf(seen, outlook.private as unknown as Private, seat);
  const [kind, first, second = first] = action.split(" ");
  const at = Number(first) - 1;
  const other = Number(second) - 1;
  switch (kind) {
    case "take":
      return pair(seen.numbers[at], seen.effects[at]);
    case "play":
      // In the draft the same pair may leave different cards for the neighbour.
      return pair(hand[at], hand[other], seen.hands.length > 0 ? hand[3 - at - other] : undefined);
    case "pass":
      return t("welcome-board-passing", { card: nameOf(hand[at]) });
    default:
      return null;
  }

  function pair(number = "", effect = "", rest?: string): string {
    const printed = components as Printed;
    return t(rest ? "welcome-board-pair-passing" : "welcome-board-pair", {
      number: cardOf(printed, number).number,
      effect: t(`welcome-card-${cardOf(printed, effect).effect}`),
      card: nameOf(rest),
    });
  }
}

function nameOf(card = ""): string {
  return card && t(`welcome-card-${card}`);
}

/** By street; what is not about a house stands alone. */
function grouped(action: string): { heading: string; item: string } | null {
  const { house, street } = / (?<house>(?<street>\d)\.\d+)$/.exec(action)?.groups ?? {};
  return street && house
    ? { heading: t("welcome-board-street-name", { street }), item: house }
    : null;
}

const prompts: Prompts = {
  asked: (outlook) => {
    const { step, turn } = outlook.private as unknown as Private;
    // Where no piles lie, number and effect come from different cards (WT-139, WT-149).
    if (step === "choose" && (outlook.public as unknown as Public).numbers.length === 0)
      return t("welcome-ask-choose-two");
    if (step === "finish" && turn.refused)
      return t(outlook.legal.length > 1 ? "welcome-ask-refused" : "welcome-ask-refused-only");
    const asked = t(`welcome-ask-${step}`);
    return step === "effect" ? `${asked}: ${t(`welcome-card-${turn.effect}`)}` : asked;
  },
  named,
  grouped,
  midway: (before, after, told) => ({
    ...midway(
      before as unknown as Public,
      after as unknown as Public,
      told.map(({ seat }) => Number(seat)),
    ),
  }),
  moves: movesOf,
  sounds: { plan_scored: "coin", turn: "card" },
  closing: "done",
  rail: "wide",
};

export default prompts;
