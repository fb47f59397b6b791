/** The arc on which a piece flies from one box to another, so that nothing worth reading is covered. */

/** On the screen, as a browser measures it. */
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

interface Point {
  x: number;
  y: number;
}

interface Pose extends Point {
  /** Of the piece's own size. */
  scale: number;
  /** In degrees. */
  turn: number;
}

/** Where the piece is at each moment, from 0 to 1. */
export type Arc = (moment: number) => Pose;

const TURN = 9;
const MOMENTS = Array.from({ length: 25 }, (_, index) => index / 24);
/** Around what is not to be covered, in pixels. */
const MARGIN = 6;
/** How far an arc swings to either side, and how soon, as shares of the way; the liked ones first. */
const SWINGS = [0.16, 0.3, 0.45, 0.65, 0.9, 1.2, 1.6, 2.1].flatMap((swing) => [swing, -swing]);
const SOON = [0, -0.25, 0.25, -0.5, 0.5];

/** What an arc has to mind. */
export interface Around {
  screen: Box;
  /** What is not to be covered. */
  clear: Box[];
}

/** Of a piece of this size; null if every arc would cover something or leave the screen. */
export function arcBetween(from: Box, to: Box, size: Box, around: Around): Arc | null {
  const arcs = SWINGS.flatMap((swing) => SOON.map((soon) => arcOver(from, to, size, swing, soon)));
  return arcs.find((arc) => MOMENTS.every((at) => isFree(boxAt(arc, size, at), around))) ?? null;
}

function arcOver(from: Box, to: Box, size: Box, swing: number, soon: number): Arc {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const over = {
    x: a.x + dx * (0.5 + soon) + dy * swing,
    y: a.y + dy * (0.5 + soon) - dx * swing,
  };
  const [start, end] = [fitting(size, from), fitting(size, to)];
  return (moment) => ({
    x: bend(a.x, over.x, b.x, moment),
    y: bend(a.y, over.y, b.y, moment),
    scale: start + (end - start) * moment,
    turn: TURN * Math.sin(Math.PI * moment),
  });
}

function bend(from: number, over: number, to: number, moment: number): number {
  const rest = 1 - moment;
  return rest * rest * from + 2 * rest * moment * over + moment * moment * to;
}

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function fitting(size: Box, place: Box): number {
  return Math.min(place.width / size.width, place.height / size.height);
}

function isFree(box: Box, { screen, clear }: Around): boolean {
  const { x, y } = middle(box);
  const isSeen =
    x > screen.left &&
    y > screen.top &&
    x < screen.left + screen.width &&
    y < screen.top + screen.height;
  return isSeen && !clear.some((other) => touch(box, other));
}

/** All that the piece covers at a moment, turned as it is. */
export function boxAt(arc: Arc, size: Box, moment: number): Box {
  const { x, y, scale, turn } = arc(moment);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const width = scale * (size.width * cos + size.height * sin);
  const height = scale * (size.width * sin + size.height * cos);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + MARGIN &&
    other.left < one.left + one.width + MARGIN &&
    one.top < other.top + other.height + MARGIN &&
    other.top < one.top + one.height + MARGIN
  );
}

/** For a piece of this size in the screen's upper left corner. It begins and ends gently, and is gone
 *  when it has landed. */
export function keyframesOf(arc: Arc, size: Box, opacity: number): Keyframe[] {
  return MOMENTS.map((offset) => {
    const { x, y, scale, turn } = arc(gently(offset));
    const [left, top] = [x - size.width / 2, y - size.height / 2];
    return {
      offset,
      opacity: offset === 1 ? 0 : opacity,
      transform: `translate(${px(left)}, ${px(top)}) rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(4)})`,
    };
  });
}

function gently(moment: number): number {
  return moment * moment * (3 - 2 * moment);
}

function px(amount: number): string {
  return `${amount.toFixed(1)}px`;
}
