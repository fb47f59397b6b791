/** The title of the page: where we are, and whether somebody waits for us. */

import { t } from "../words/words.svelte";
import { waiting } from "./waiting.svelte";

class Page {
  title = $state("");
  /** The table is a place of its own: it has no room for the usual width and foot. */
  isTable = $state(false);
  /** What is written in the page's head while it lies in an evening sky; null by day. */
  evening = $state<string | null>(null);

  /** For an effect: until it is over, the page begins with an evening. */
  fallEvening(said: string): () => void {
    this.evening = said;
    return () => {
      this.evening = null;
    };
  }

  get whole(): string {
    const name = this.title ? t("title-of", { title: this.title }) : t("app-name");
    return waiting.count > 0 ? t("title-awaited", { count: waiting.count, title: name }) : name;
  }
}

export const page = new Page();
