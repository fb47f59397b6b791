/** A language nobody speaks: English with accents, a third longer, in brackets. Whatever shows on
 *  screen without them did not come from a message. For development and tests. */

export const PSEUDO = "xx";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀćďéƒǧĥíĵķľɱńóƥʠŕšťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĽḾŃÓƤɊŔŠŤÚṼŴẊÝŽ";
const accents = new Map(
  [...PLAIN].map((letter, place) => [letter, [...ACCENTED][place] ?? letter]),
);

/** A browser can be told to speak it: `localStorage["kvartal.pseudo"] = "yes"`. */
export function wantsPseudo(): boolean {
  return typeof localStorage !== "undefined" && localStorage.getItem("kvartal.pseudo") === "yes";
}

/** Text between placeholders, with accents and a tail of a third of its letters. */
export function lengthened(text: string): string {
  const letters = [...text].filter((letter) => accents.has(letter)).length;
  const accented = [...text].map((letter) => accents.get(letter) ?? letter).join("");
  return accented.trimEnd() + "~".repeat(Math.ceil(letters / 3)) + (/\s*$/.exec(text)?.[0] ?? "");
}

/** A whole message. */
export function bracketed(text: string): string {
  return `⟦${text}⟧`;
}
