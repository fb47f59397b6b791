/** One click and you play: a table with bots, or alone, started at once. */

import { catalogue } from "../../shell/catalogue.svelte";
import { person } from "../../shell/person.svelte";
import { router } from "../../shell/router.svelte";
import { open, start } from "../../table/model/tableApi";

const SEATS = 3;
const LEVEL = "greedy";

export async function playNow(game: string, wanted = SEATS): Promise<void> {
  await Promise.all([person.introduce(), catalogue.load()]);
  const card = catalogue.card(game);
  const seats = Math.min(Math.max(wanted, card?.least ?? 1), card?.most ?? wanted);
  const bots = Object.fromEntries(
    Array.from({ length: seats - 1 }, (_, index) => [String(index + 1), LEVEL]),
  );
  const { table } = await open({
    game,
    seats,
    options: {},
    visibility: "link",
    pace: { kind: "none", turn: 0, reserve: 0 },
    bots,
    each: null,
  });
  await start(table);
  router.go(`/t/${table}`);
}
