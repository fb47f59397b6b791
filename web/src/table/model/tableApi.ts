/** What is done at a table beside playing. */

import { api, ask, type MomentCard, type Position, type Schemas } from "../../api/client";
import { patiently } from "../../api/patience.svelte";
import { invited } from "../../shell/invited";

const at = (table: string, seat: number): { path: { table: string; seat: number } } => ({
  path: { table, seat },
});

/** The table as it is, or as it was after the row `at`, with the log after the row `since`. */
export const look = (
  table: string,
  rows: { at?: number; since?: number } = {},
): Promise<Position> =>
  ask(api.GET("/api/tables/{table}", { params: { path: { table }, query: rows } }));

export interface Sitter {
  seat: number | null;
  name?: string;
  face?: string;
}

/** Our part in the shuffle; the first view does without. */
const shuffling = () => patiently(() => import("../../shell/shuffle/shuffle"));

/** Opens a table and sits down there. */
export async function open(
  wanted: Omit<Schemas["TableAsked"], "sit" | "promise">,
): Promise<Schemas["Opened"]> {
  if (wanted.deal !== null) {
    const body = { ...wanted, sit: true, promise: null }; // nothing is shuffled
    return ask(api.POST("/api/tables", { body }));
  }
  const { draw, remember } = await shuffling();
  const thrown = draw();
  const body = { ...wanted, sit: true, promise: thrown.promise };
  const opened = await ask(api.POST("/api/tables", { body }));
  remember(opened.table, opened.commitment, thrown);
  return opened;
}

export async function sit(table: string, sitter: Sitter): Promise<number> {
  const { seat, name = null, face = null } = sitter;
  const { draw, remember } = await shuffling();
  const { card } = await look(table);
  const thrown = draw();
  remember(table, card.commitment, thrown);
  const body = { seat, name, face, promise: thrown.promise };
  const params = { path: { table } };
  return (await ask(api.POST("/api/tables/{table}/seats", { params, body }))).seat;
}

export const seatBot = (table: string, seat: number, level: string): Promise<unknown> =>
  ask(
    api.PUT("/api/tables/{table}/seats/{seat}/bot", { params: at(table, seat), body: { level } }),
  );

/** Gives all free seats to bots. */
export const seatBots = (table: string, level: string): Promise<unknown> =>
  ask(api.PUT("/api/tables/{table}/bots", { params: { path: { table } }, body: { level } }));

export const leave = (table: string, seat: number): Promise<unknown> =>
  ask(api.DELETE("/api/tables/{table}/seats/{seat}", { params: at(table, seat) }));

/** Closes the list of those who play, and throws our bytes in. */
export async function start(table: string): Promise<void> {
  await ask(api.POST("/api/tables/{table}/start", { params: { path: { table } } }));
  const { card, mine } = await look(table);
  await (await shuffling()).reveal(card, mine);
}

export const say = (table: string, seat: number, phrase: string): Promise<unknown> =>
  ask(
    api.POST("/api/tables/{table}/seats/{seat}/say", {
      params: at(table, seat),
      body: { phrase },
    }),
  );

export const resign = (table: string, seat: number): Promise<unknown> =>
  ask(api.POST("/api/tables/{table}/seats/{seat}/resign", { params: at(table, seat) }));

/** Tells the operator that the name at a seat is unfit. */
export const report = (table: string, seat: number): Promise<unknown> =>
  ask(api.POST("/api/tables/{table}/seats/{seat}/report", { params: at(table, seat) }));

export const comeBack = (table: string, seat: number): Promise<unknown> =>
  ask(api.POST("/api/tables/{table}/seats/{seat}/return", { params: at(table, seat) }));

export const holiday = (table: string, seat: number, on: boolean): Promise<unknown> =>
  ask(
    api.POST("/api/tables/{table}/seats/{seat}/holiday", { params: at(table, seat), body: { on } }),
  );

export const linkOf = (table: string, seat: number): Promise<Schemas["LinkCard"]> =>
  ask(api.GET("/api/tables/{table}/seats/{seat}/link", { params: at(table, seat) }));

export async function renewLink(table: string, seat: number): Promise<Schemas["LinkCard"]> {
  const link = await ask(
    api.POST("/api/tables/{table}/seats/{seat}/link", { params: at(table, seat) }),
  );
  await promiseAnew(table, seat);
  return link;
}

export async function take(table: string, seat: number, token: string): Promise<void> {
  const body = { token };
  await ask(api.POST("/api/tables/{table}/seats/{seat}/take", { params: at(table, seat), body }));
  await promiseAnew(table, seat);
}

/** Who had the seat before may be gone when the game starts. */
async function promiseAnew(table: string, seat: number): Promise<void> {
  const { card } = await look(table);
  if (card.phase !== "lobby") return;
  await (await shuffling()).promiseFor(card, seat).catch(() => undefined); // started meanwhile
}

export const rematch = (table: string): Promise<Schemas["Next"]> =>
  ask(api.POST("/api/tables/{table}/rematch", { params: { path: { table } } }));

/** How far the review of a finished game is; with it, once it is ready. */
export const reviewOf = (table: string): Promise<Schemas["ReviewCard"]> =>
  ask(api.GET("/api/tables/{table}/review", { params: { path: { table } } }));

export const askForReview = (table: string): Promise<Schemas["ReviewCard"]> =>
  ask(api.POST("/api/tables/{table}/review", { params: { path: { table } } }));

/** A finished game when so many moves had been made, as a seat saw it; null: as one who looks on. */
export const momentOf = (table: string, move: number, seat: number | null): Promise<MomentCard> => {
  const query = seat === null ? { move } : { move, seat };
  return ask(api.GET("/api/tables/{table}/moment", { params: { path: { table }, query } }));
};

export const phrases = async (): Promise<string[]> => (await ask(api.GET("/api/phrases"))).phrases;

/** Quietly: it is no matter if it fails. */
export function looked(table: string, number: number): void {
  const request = api.POST("/api/tables/{table}/looked", {
    params: { path: { table } },
    body: { number },
  });
  ask(request).catch(() => undefined);
}

/** The address that brings others to a table. */
export function addressOf(table: string, invitation: string): string {
  return invited(`${location.origin}/t/${table}`, invitation);
}
