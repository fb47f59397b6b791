/** The text by which anybody can check a game that is over, and files to take along. */

import { api, ask } from "../../api/client";

export const recordOf = (table: string): Promise<string> =>
  ask(api.GET("/api/tables/{table}/record", { params: { path: { table } }, parseAs: "text" }));

/** Puts a text among the browser's downloads. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
