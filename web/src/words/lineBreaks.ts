/** Where a line must not end: in a range (1–3), nor before the ending of a number (4-et). Printers of
 *  the Slavic languages leave no one-letter word alone at the end of a line, no number without what
 *  it counts, and begin no line with a dash: the space between is one that does not break. */

const IN_NUMBERS = /(\d[–-])(?=[\d\p{L}])/gu;
const SLAVIC = ["uk", "ru", "pl", "cs", "sk"];
const ONE_LETTER = /^[^\p{L}\d]*\p{L}$/u;
const NUMBER = /\d\.?$/;
const COUNTED = /^\p{Ll}{2}/u;
const DASH = /^[–—]$/;

export function tied(text: string, language: string): string {
  const whole = text.replace(IN_NUMBERS, "$1\u2060");
  if (!SLAVIC.includes(language)) return whole;
  const [first = "", ...others] = whole.split(" ");
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
