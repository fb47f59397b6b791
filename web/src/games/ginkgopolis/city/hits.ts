/** Where buildings and letters can be pointed at: what is seen of them, in pixels of the drawing. */

import { beside, floorsOf, type House } from "./house";
import { type Cell, type Point, type Projection } from "./projection";
import type { Flag, LetterSign } from "./signs";

/** For an absolutely placed button. */
export function styleOf(points: readonly Point[]): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const corner = ([x, y]: Point): string => `${px(x - left)} ${px(y - top)}`;
  return (
    `left:${px(left)};top:${px(top)};width:${px(wide)};height:${px(high)};` +
    `clip-path:polygon(${points.map(corner).join(",")})`
  );
}

/** The roof as far as it is seen, and the wall below it. */
export function houseHit(
  house: House,
  flag: Flag | undefined,
  at: Record<string, House>,
  projection: Projection,
): Point[] {
  if (flag?.isRaised) return corners(flag.box);
  const { foot } = projection.look;
  const [x, y] = house.cell;
  const floors = floorsOf(house);
  const south = beside(at, house.cell, [0, 1]);
  const hidden = south ? Math.max(0, projection.hidden(floors, floorsOf(south))) : 0;
  const end = y + foot - 2 * foot * hidden;
  const roof: Point[] = [
    projection.at(x - foot, y - foot, floors),
    projection.at(x + foot, y - foot, floors),
    projection.at(x + foot, end, floors),
    projection.at(x - foot, end, floors),
  ];
  if (hidden > 0) return roof;
  const below = wallSeen(floors, south, projection);
  const down = ([px, py]: Point): Point => [px, py + below];
  const [back, right, front, left] = roof;
  return back && right && front && left ? [back, right, down(front), down(left)] : roof;
}

/** How much of the front wall shows above the roof before it. */
function wallSeen(floors: number, south: House | undefined, projection: Projection): number {
  const whole = projection.rise(floors);
  if (!south) return whole;
  const { foot, lean } = projection.look;
  const gap = (1 - 2 * foot) * lean * projection.size;
  return Math.max(0, Math.min(whole, whole - projection.rise(floorsOf(south)) + gap));
}

/** The plot with its sign; behind a tower the sign alone. */
export function letterHit(cell: Cell, sign: LetterSign, projection: Projection): Point[] {
  const { middle, radius } = sign;
  const around = Math.max(radius, 22);
  if (sign.isRaised)
    return corners({
      left: middle[0] - around,
      right: middle[0] + around,
      top: middle[1] - around,
      bottom: middle[1] + around,
    });
  const plot = projection.square(cell, 0.42);
  const [left, right] = [Math.min(...plot.map(([x]) => x)), Math.max(...plot.map(([x]) => x))];
  const bottom = Math.max(...plot.map(([, y]) => y));
  return corners({ left, right, top: middle[1] - radius, bottom });
}

function corners({
  left,
  top,
  right,
  bottom,
}: {
  left: number;
  top: number;
  right: number;
  bottom: number;
}): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function px(value: number): string {
  return `${(Math.round(value * 10) / 10).toString()}px`;
}
