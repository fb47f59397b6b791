/** The server's API, typed by its own description. A refusal is thrown as a `Problem`. */

import createClient from "openapi-fetch";
import { shownAt } from "./invitations";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type Position = Schemas["Position"];
export type Change = Schemas["Change"];
export type Progress = Schemas["Progress"];
export type Presence = Schemas["Presence"];
export type TableCard = Schemas["TableCard"];
export type SeatCard = Schemas["SeatCard"];
export type SeatView = Schemas["SeatView"];
export type LogRow = Schemas["LogRow"];
export type StandingCard = Schemas["StandingCard"];
export type Review = Schemas["Review"];
export type Decision = Schemas["Decision"];
export type MomentCard = Schemas["MomentCard"];

/** What happened, as ids and numbers. */
export interface Fact {
  kind: string;
  [name: string]: unknown;
}

/** One line of an amount: `count` times `each`, by which rule and from which component. */
export interface Line {
  rule: string;
  each: number;
  count: number;
  source: string;
}

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly args: Record<string, string | number> = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

export const api = createClient<paths>({ baseUrl: "" });
api.use({
  onRequest({ request, params }) {
    const shown = shownAt([String(params.path?.["table"] ?? "")]);
    for (const [name, value] of Object.entries(shown)) request.headers.set(name, value);
  },
});

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The answer's content, or a Problem. No answer at all is the Problem `offline`. */
export async function ask<T>(answer: Promise<Answer<T>>): Promise<T> {
  let got: Answer<T>;
  try {
    got = await answer;
  } catch {
    throw new Problem(0, "offline");
  }
  if (got.response.ok) return got.data as T;
  const said = (got.error ?? {}) as Partial<Schemas["Problem"]>;
  throw new Problem(
    got.response.status,
    said.code ?? "internal",
    (said.args ?? {}) as Record<string, string | number>,
    said.rule ?? null,
  );
}
