/** Writing by hand: each place has its own variant, slant and size, so that nothing looks copied. */

import { SHEET, type Hand } from "./geometry";

export interface Stroke {
  d: string;
  transform: string;
  width: number;
}

const WIDE = 20;
const HIGH = 30;
const BETWEEN = 2;
/** A one is narrow; beside another digit it takes no more room than it needs. */
const NARROW = 5;
const WIDTH = 2.6;
const FINE = 1.7;
const SIZES = {
  cross: [24, 24],
  bis: [22, 13],
  circle: [40, 24],
  fence: [8, 44],
  line: [62, 4],
} as const;
export type Sign = keyof typeof SIZES;

/** A number around a point. A minus is a short line before it. */
export function writtenNumber(
  number: number,
  x: number,
  y: number,
  high: number,
  [variant, turn, size, dx, dy]: Hand,
): Stroke[] {
  const digits = [...String(Math.abs(number))];
  const scale = ((size * high) / HIGH) * (digits.length > 1 ? 0.92 : 1);
  const inset = (digit: string | undefined): number => (digit === "1" ? NARROW : 0);
  const offsets = digits.map(
    (digit, place) =>
      place * (WIDE + BETWEEN) -
      inset(digit) -
      2 * digits.slice(0, place).reduce((sum, one) => sum + inset(one), 0),
  );
  const wide =
    digits.length * (WIDE + BETWEEN) -
    BETWEEN -
    2 * digits.reduce((sum, one) => sum + inset(one), 0);
  const left = x + dx - (wide * scale) / 2;
  const top = y + dy - (HIGH * scale) / 2;
  const minus: Stroke = {
    d: "M0 0L6 -0.5",
    transform: placed(left - 9 * scale, y + dy, scale, 0),
    width: WIDTH,
  };
  const strokes = digits.map((digit, place) => ({
    d: variantOf(SHEET.pen.digits[Number(digit)] ?? [], variant + place),
    transform: placed(left + (offsets[place] ?? 0) * scale, top, scale, turn / 2),
    width: WIDTH,
  }));
  return number < 0 ? [minus, ...strokes] : strokes;
}

/** A cross, a circle, a fence …, around a point; `size` as a share of how it is drawn. */
export function writtenSign(
  sign: Sign,
  x: number,
  y: number,
  size: number,
  [variant, turn, larger, dx, dy]: Hand,
): Stroke {
  const [wide, high] = SIZES[sign];
  const scale = size * larger;
  return {
    d: variantOf(SHEET.pen[sign], variant),
    transform: placed(x + dx - (wide * scale) / 2, y + dy - (high * scale) / 2, scale, turn / 3),
    width: (sign === "bis" ? FINE : WIDTH) / scale,
  };
}

function variantOf(variants: string[], variant: number): string {
  return variants[variant % variants.length] ?? "";
}

function placed(x: number, y: number, scale: number, turn: number): string {
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})`;
}
