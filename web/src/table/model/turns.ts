/** What a seat asks the server while it decides. */

import { api, ask, type Fact, type Schemas } from "../../api/client";

export type Preview = Schemas["PreviewCard"];

const at = (table: string, seat: number): { path: { table: string; seat: number } } => ({
  path: { table, seat },
});

/** What these steps would bring, as far as it can be known without confirming them. */
export const preview = (table: string, seat: number, actions: string[]): Promise<Preview> =>
  ask(
    api.POST("/api/tables/{table}/seats/{seat}/preview", {
      params: at(table, seat),
      body: { actions },
    }),
  );

/** Two or three good choices after these steps. */
export const hint = (table: string, seat: number, actions: string[]): Promise<Schemas["Hint"]> =>
  ask(
    api.POST("/api/tables/{table}/seats/{seat}/hint", {
      params: at(table, seat),
      body: { actions },
    }),
  );

export const commit = (
  table: string,
  seat: number,
  step: number,
  actions: string[],
): Promise<Schemas["TurnCard"]> =>
  ask(
    api.POST("/api/tables/{table}/seats/{seat}/turns", {
      params: at(table, seat),
      body: { step, actions },
    }),
  );

/** What would surely follow from an action after these steps, as facts; none if it fails. */
export const forecast = (
  table: string,
  seat: number,
  actions: string[],
  action: string,
): Promise<Fact[]> =>
  ask(
    api.POST("/api/tables/{table}/seats/{seat}/forecast", {
      params: at(table, seat),
      body: { actions, action },
    }),
  ).then(
    (answer) => answer.facts as unknown as Fact[],
    () => [],
  );
