/** The games of this server, and what a form needs to know of their options. */

import { api, ask, type Schemas } from "../api/client";

export type GameCard = Schemas["GameCard"];

export type Option =
  | { id: string; kind: "choice"; default: string | number; values: (string | number)[] }
  | { id: string; kind: "flag"; default: boolean }
  | { id: string; kind: "number"; default: number; least: number; most: number };

class Catalogue {
  games = $state.raw<GameCard[] | null>(null);
  levels = $state.raw<string[]>([]);
  #loading: Promise<void> | null = null;

  async load(): Promise<void> {
    this.#loading ??= ask(api.GET("/api/games")).then(
      ({ games, levels }) => {
        this.games = games;
        this.levels = levels;
      },
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    await this.#loading;
  }

  has(game: string): boolean {
    return this.card(game) !== undefined;
  }

  card(game: string): GameCard | undefined {
    return this.games?.find((card) => card.id === game);
  }
}

export type Limit = Schemas["Limit"];

/** Why a value cannot be chosen with so many seats; undefined if it can. */
export function limitOn(
  { limits }: GameCard,
  option: string,
  value: unknown,
  seats: number,
): Limit | undefined {
  return limits.find(
    (limit) =>
      limit.option === option &&
      limit.value === value &&
      (seats < limit.least || seats > limit.most),
  );
}

export function optionsOf(card: GameCard): Option[] {
  return card.options as unknown as Option[];
}

export const catalogue = new Catalogue();
