/** Where a line must not end. Printers of these languages leave no one-letter word alone at the end
 *  of a line, no number without what it counts, and begin no line with a dash: the space between is
 *  one that does not break. */

const LANGUAGES = ["uk", "ru", "pl", "cs", "sk"];
const ONE_LETTER = /^[^\p{L}\d]*\p{L}$/u;
const NUMBER = /\d\.?$/;
const COUNTED = /^\p{Ll}{2}/u;
const DASH = /^[–—]$/;

export function tied(text: string, language: string): string {
  if (!LANGUAGES.includes(language)) return text;
  const [first = "", ...others] = text.split(" ");
  let before = first;
  let said = first;
  for (const word of others) {
    said += (isTied(before, word) ? "\u00A0" : " ") + word;
    before = word;
  }
  return said;
}

function isTied(word: string, next: string): boolean {
  if (ONE_LETTER.test(word) || DASH.test(next)) return true;
  return NUMBER.test(word) && COUNTED.test(next);
}
