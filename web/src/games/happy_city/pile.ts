/** Cards on a pile, seen from the side: one edge of paper for each, so that a high pile looks high. */

const TONES = ["var(--card)", "var(--edge)"];

/** The edges below the uppermost card, as shadows of it: `--edge-high` is one card's thickness. */
export function edgesBelow(cards: number): string {
  const below = Math.max(0, cards - 1);
  const edges = Array.from({ length: below }, (_, at) => {
    const tone = TONES[(at + 1) % TONES.length] ?? "";
    return `0 calc(${String(at + 1)} * var(--edge-high)) 0 ${tone}`;
  });
  return [...edges, CONTACT].join(", ");
}

const CONTACT = "0 calc(var(--below) * var(--edge-high) + 2px) 5px rgb(40 50 40 / 0.3)";
