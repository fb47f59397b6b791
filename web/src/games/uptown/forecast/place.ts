/** Where the box stands: in the sky over the lowest plots, never over the one pointed at. */

/** How many plots it is wide. */
const COLUMNS = 2;

/** The first of the plots it covers. */
export function boxAt(heights: number[], pointed: number): number {
  const starts = heights.map((_, i) => i).slice(0, heights.length - COLUMNS + 1);
  const free = starts.filter((from) => pointed < from || pointed >= from + COLUMNS);
  const height = (from: number): number => Math.max(...heights.slice(from, from + COLUMNS));
  // Of equals the rightmost: blades hang to the right, and the last plot has none beside it.
  return free.reduceRight(
    (best, from) => (height(from) < height(best) ? from : best),
    free.at(-1) ?? 0,
  );
}
