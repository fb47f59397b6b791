/** Addresses of private tables. The invitation stands behind the #: browsers send that to nobody, so
 *  no server and no proxy writes it down. */

export function invited(path: string, invitation: string): string {
  return invitation ? `${path}#invitation=${invitation}` : path;
}

export function invitationIn(fragment: string): string {
  return /^invitation=([0-9a-z]+)$/.exec(fragment)?.[1] ?? "";
}
