/** What follows when somebody wants to play: a table at once, or, for whoever has never played this
 *  game, the question whether somebody should explain. */

import { notices } from "../../shell/notices.svelte";
import { hasPlayed, notePlayed } from "../../shell/played";
import { hasCoach } from "../../table/gameModules";
import { playGuided, playNow } from "./play";

interface Offer {
  game: string;
  seats: number | undefined;
}

class Playing {
  busy = $state(false);
  /** What is asked before it begins. */
  offer = $state.raw<Offer | null>(null);

  async want(game: string, seats?: number): Promise<void> {
    if (hasCoach(game) && !hasPlayed(game)) this.offer = { game, seats };
    else await this.#doing(() => playNow(game, seats));
  }

  async guided(game: string): Promise<void> {
    await this.#doing(() => playGuided(game));
  }

  async without({ game, seats }: Offer): Promise<void> {
    notePlayed(game); // who knows it from elsewhere is not asked twice
    await this.#doing(() => playNow(game, seats));
  }

  async #doing(work: () => Promise<void>): Promise<void> {
    this.offer = null;
    this.busy = true;
    await notices.trying(work);
    this.busy = false;
  }
}

export const playing = new Playing();
