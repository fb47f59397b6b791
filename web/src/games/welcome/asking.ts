import type { Asking, Sight } from "../../table/parts";
import { t } from "../../words/words.svelte";
import { followedAt } from "./favourites.svelte";
import { cardOf, handOf, type Printed, type Private, type Public } from "./types";

/** Of one's own turn every step was told when it was confirmed, with its points. */
const TOLD_BEFORE = ["turn", "turn_refused", "turn_roundabout", "plan_scored"];

/** The cards that a choice of the round takes its number and its effect from. */
function pairOf(action: string, { outlook, seat }: Sight): (string | undefined)[] {
  const seen = outlook.public as unknown as Public;
  const [kind, number, effect = number] = action.split(" ");
  const hand = handOf(seen, outlook.private as unknown as Private, seat);
  const [numbers, effects] = kind === "take" ? [seen.numbers, seen.effects] : [hand, hand];
  return [numbers[Number(number) - 1], effects[Number(effect) - 1]];
}

const asking: Asking = {
  asked: (outlook) => {
    const { step, turn } = outlook.private as unknown as Private;
    if (step === "finish" && turn.refused) return t("welcome-ask-refused");
    const asked = t(`welcome-ask-${step}`);
    return step === "effect" ? `${asked}: ${t(`welcome-card-${turn.effect}`)}` : asked;
  },
  named: (action, sight) => {
    if (!/^(take|play) /.test(action)) return null;
    const [number, effect] = pairOf(action, sight);
    if (!number || !effect) return null;
    const printed = sight.components as Printed;
    return t("welcome-board-pair", {
      number: cardOf(printed, number).number,
      effect: t(`welcome-card-${cardOf(printed, effect).effect}`),
    });
  },
  closing: "done",
  isQuiet: ({ kind, seat }, viewer) =>
    kind === "committed" || (seat === viewer && TOLD_BEFORE.includes(kind)),
  notable: ["plan_scored"],
  followed: () => followedAt(location.pathname),
};

export default asking;
