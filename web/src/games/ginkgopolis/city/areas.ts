/** Districts as areas on the ground. */

import { keyOf, type Cell, type Point, type Projection } from "./projection";

const HALF = 0.485;

/** The sides of its cells that are no inner borders. */
export function rimOf(cells: Cell[], projection: Projection): string {
  const own = new Set(cells.map(keyOf));
  const sides: [Cell, Cell, Cell][] = [
    [
      [0, -1],
      [-1, -1],
      [1, -1],
    ],
    [
      [1, 0],
      [1, -1],
      [1, 1],
    ],
    [
      [0, 1],
      [1, 1],
      [-1, 1],
    ],
    [
      [-1, 0],
      [-1, 1],
      [-1, -1],
    ],
  ];
  return cells
    .flatMap(([x, y]) =>
      sides
        .filter(([[dx, dy]]) => !own.has(keyOf([x + dx, y + dy])))
        .map(([out, from, to]) => {
          const end = ([ex, ey]: Cell): Point => {
            // Where the area goes on round the corner, up to the border of the cell.
            const [ox, oy] = out;
            const along: Cell = [ex - ox, ey - oy];
            const goesOn = own.has(keyOf([x + along[0], y + along[1]]));
            const reach = goesOn ? 0.5 : HALF;
            const px = x + (along[0] === 0 ? ox * HALF : along[0] * reach);
            const py = y + (along[1] === 0 ? oy * HALF : along[1] * reach);
            return projection.at(px, py);
          };
          const [a, b] = [end(from), end(to)];
          return `M${a.map(round).join(" ")}L${b.map(round).join(" ")}`;
        }),
    )
    .join("");
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Where what a district brings can be written: below its southernmost corner. */
export function foremost(cells: Cell[]): Cell {
  return cells.reduce((best, cell) =>
    cell[1] > best[1] || (cell[1] === best[1] && cell[0] < best[0]) ? cell : best,
  );
}
