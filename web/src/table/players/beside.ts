/** A sentence that stands beside the name it begins with need not say it again. */
export function beside(name: string, sentence: string): string {
  return sentence
    .split(" · ")
    .map((part) => (part.startsWith(`${name} `) ? part.slice(name.length + 1) : part))
    .join(" · ");
}
