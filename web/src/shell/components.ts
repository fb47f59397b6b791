import { api, ask } from "../api/client";
import { patiently } from "../api/patience.svelte";

const components = new Map<string, Promise<Record<string, unknown>>>();

/** What is printed on the cards of a game, asked for once. */
export function componentsOf(game: string): Promise<Record<string, unknown>> {
  let known = components.get(game);
  if (!known) {
    known = patiently(() =>
      ask(api.GET("/api/games/{game}/components", { params: { path: { game } } })),
    );
    known.catch(() => components.delete(game));
    components.set(game, known);
  }
  return known;
}
