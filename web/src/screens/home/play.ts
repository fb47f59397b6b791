/** One click and you play: a table with bots, or alone, started at once. */

import { catalogue } from "../../shell/catalogue.svelte";
import { USUAL_LEVEL } from "../../shell/levels";
import { person } from "../../shell/person.svelte";
import { notePlayed } from "../../shell/played";
import { router } from "../../shell/router.svelte";
import { goesOn, waiting } from "../../shell/waiting.svelte";
import { coachOf } from "../../table/gameModules";
import { open, start } from "../../table/model/tableApi";

const SEATS = 3;

export async function playNow(game: string, wanted = SEATS): Promise<void> {
  await Promise.all([person.introduce(), catalogue.load()]);
  const card = catalogue.card(game);
  const seats = Math.min(Math.max(wanted, card?.least ?? 1), card?.most ?? wanted);
  await playAt({ game, seats, options: {}, deal: null });
}

/** A first game with a coach; if one has been begun, that one goes on. */
export async function playGuided(game: string): Promise<void> {
  const [coach] = await Promise.all([coachOf(game), person.introduce(), waiting.look()]);
  if (!coach) return playNow(game);
  const begun = waiting.tables?.find(
    (table) => goesOn(table) && table.card.game === game && table.card.deal === coach.table.deal,
  );
  if (begun) router.go(`/t/${begun.card.id}`);
  else await playAt({ game, ...coach.table });
}

async function playAt(
  wanted: Pick<Parameters<typeof open>[0], "game" | "seats" | "options" | "deal">,
): Promise<void> {
  const bots = Object.fromEntries(
    Array.from({ length: wanted.seats - 1 }, (_, index) => [String(index + 1), USUAL_LEVEL]),
  );
  const { table } = await open({
    ...wanted,
    visibility: "link",
    pace: { kind: "none", turn: 0, reserve: 0 },
    bots,
    each: null,
    hints: true,
  });
  await start(table);
  notePlayed(wanted.game);
  router.go(`/t/${table}`);
}
