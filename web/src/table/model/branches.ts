/** Tables that play on from a turn of a finished game. */

import { api, ask, type Schemas } from "../../api/client";
import { patiently } from "../../api/patience.svelte";

export type Branch = Schemas["BranchCard"];
export type Prospects = Schemas["Prospects"];

/** Opens a table that goes on after a row of another one's log, and sits down there. */
export async function branchOff(
  table: string,
  wanted: Omit<Schemas["BranchAsked"], "promise">,
): Promise<Schemas["Opened"]> {
  const { draw, remember } = await patiently(() => import("../../shell/shuffle/shuffle"));
  const thrown = draw();
  const body = { ...wanted, promise: thrown.promise };
  const params = { path: { table } };
  const opened = await ask(api.POST("/api/tables/{table}/branches", { params, body }));
  remember(opened.table, opened.commitment, thrown);
  return opened;
}

export const branchesOf = async (table: string): Promise<Branch[]> =>
  (await ask(api.GET("/api/tables/{table}/branches", { params: { path: { table } } }))).branches;

export const prospectsOf = (table: string): Promise<Prospects> =>
  ask(api.GET("/api/tables/{table}/prospects", { params: { path: { table } } }));
