/** Windows and what hangs in, on and before them. */

import type { Luck } from "../../../../facade/luck";
import type { Tone } from "../../../../facade/palette";
import type { Pen } from "../pen";

export type Lamp = "dark" | "evening";

interface Window {
  lamp?: Lamp;
  isArched?: boolean;
  round?: number;
  frame?: Tone;
  /** How thick the frame is. */
  thick?: number;
  mullions?: number;
  /** Drawn behind the pane. */
  inside?: () => void;
}

const LAMPS: Tone[] = ["lamp-1", "lamp-2", "lamp-1", "lamp-3", "lamp-1"];

/** A pane that is lit in the evening, in one of three tones; which one follows from its place. */
export function lamplight(x: number, y: number, w: number, h: number): Tone {
  const drawn = Math.abs(Math.round(x * 7 + y * 13 + w * 5 + h * 3)) % LAMPS.length;
  return LAMPS[drawn] ?? "lamp-1";
}

/** A pane somebody may have left in the dark: about four of ten are. */
export function anyLamp(luck: Luck): Tone {
  return luck.happens(0.6) ? luck.of<Tone>(["lamp-1", "lamp-2", "lamp-3"]) : "glass";
}

export function lampOf(luck: Luck, likely = 0.6): Lamp {
  return luck.happens(likely) ? "evening" : "dark";
}

export function pane(b: Pen, x: number, y: number, w: number, h: number, how: Window = {}): void {
  const { lamp = "evening", isArched = false, round = 0, frame = "trim", thick = 1.6 } = how;
  const shape = (tone: Tone, more: number): void => {
    if (isArched) b.arch(tone, x - more, y - more, w + 2 * more, h + 2 * more);
    else b.box(tone, x - more, y - more, w + 2 * more, h + 2 * more, round && round + more);
  };
  shape(frame, thick);
  shape(lamp === "dark" ? "glass" : lamplight(x, y, w, h), 0);
  how.inside?.();
  const top = isArched ? h * 0.12 : 2;
  b.fine((pen) =>
    pen.path(
      "gleam",
      `M${x + w * 0.12} ${y + h * (isArched ? 0.6 : 0.5)}L${x + w * 0.5} ${y + top}h${w * 0.2}L${x + w * 0.12} ${y + h * 0.8}z`,
    ),
  );
  const mullions = how.mullions ?? 0;
  for (let i = 1; i <= mullions; i++)
    b.box(frame, x + (w * i) / (mullions + 1) - 0.6, y + (isArched ? 1 : 0), 1.2, h);
}

export function curtains(b: Pen, tone: Tone, x: number, y: number, w: number, h: number): void {
  const fall = `${w * 0.06} ${h * 0.55}`;
  b.path(tone, `M${x} ${y}h${w * 0.36}q-${fall}-${w * 0.3} ${h}H${x}z`);
  b.path(tone, `M${x + w} ${y}h-${w * 0.36}q${fall} ${w * 0.3} ${h}H${x + w}z`);
}

export function awning(
  b: Pen,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  stripes: number,
): void {
  const wide = w / stripes;
  b.box("roof", x - 1, y - 2, w + 2, 3);
  for (const [offset, paint] of [
    [0, tone],
    [1, "trim"],
  ] as const)
    for (let i = offset; i < stripes; i += 2)
      b.path(paint, `M${x + i * wide} ${y}h${wide}v${h}a${wide / 2} ${wide / 2} 0 0 1 ${-wide} 0z`);
}

export function railing(
  b: Pen,
  x: number,
  y: number,
  w: number,
  h = 13,
  tone: Tone = "iron-dark",
  step = 4,
): void {
  b.box(tone, x, y, w, 1.6).box(tone, x, y + h - 1.4, w, 1.6);
  b.fine((pen) => {
    for (let at = x + 1; at < x + w; at += step) pen.box(tone, at, y, 0.8, h);
  });
}

/** A lamp that hangs from the ceiling. */
export function pendant(b: Pen, x: number, y: number, long = 8): void {
  b.fine((pen) => {
    pen.line("iron", 0.9, `M${x} ${y}v${long}`);
    pen.path("gold", `M${x - 4} ${y + long + 3}q0-4 4-4t4 4z`).disc("glow", x, y + long + 3.4, 1.6);
  });
}
