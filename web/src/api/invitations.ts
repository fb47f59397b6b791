/** Invitations to private tables that were followed in this browser. They travel in a header: who
 *  passes a request on may write its address down. */

const followed = new Map<string, string>();

/** From now on it is shown wherever the table is asked for. */
export function follow(table: string, invitation: string): void {
  if (invitation) followed.set(table, invitation);
}

export const invitationTo = (table: string): string => followed.get(table) ?? "";

/** The header that opens these tables, as far as invitations do. */
export function shownAt(tables: string[]): Record<string, string> {
  const shown = tables.map(invitationTo).filter(Boolean);
  return shown.length > 0 ? { "kvartal-invitation": shown.join(", ") } : {};
}
