/** Numbers in messages come with a hyphen in most languages; a minus is longer, and read as one. */

const HYPHEN = /(?<![\p{L}\d])-(?=\d)/gu;

export function withMinus(text: string): string {
  return text.replace(HYPHEN, "−");
}
