/** Draws a façade as a list of paths. The ground is at y = 114 of 120, the plot is 100 wide. */

import type { Tone } from "./palette";

export const GROUND = 114;
export const WIDE = 100;
export const HIGH = 120;

export interface Shape {
  d: string;
  tone: Tone;
  /** Width of the line; 0 for a filled shape. */
  line: number;
  place: string;
}

export class Brush {
  readonly shapes: Shape[] = [];
  #place = "";

  /** A filled path. Neighbours of one tone become one shape. */
  path(tone: Tone, d: string): this {
    return this.#add({ d, tone, line: 0, place: this.#place });
  }

  line(tone: Tone, width: number, d: string): this {
    return this.#add({ d, tone, line: width, place: this.#place });
  }

  box(tone: Tone, x: number, y: number, w: number, h: number, round = 0): this {
    if (round === 0) return this.path(tone, `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`);
    const r = Math.min(round, w / 2, h / 2);
    const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
    return this.path(
      tone,
      `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${corner(r, r)}v${n(h - 2 * r)}${corner(-r, r)}` +
        `h${n(2 * r - w)}${corner(-r, -r)}v${n(2 * r - h)}${corner(r, -r)}z`,
    );
  }

  oval(tone: Tone, x: number, y: number, rx: number, ry: number): this {
    const half = (dx: number) => `a${n(rx)} ${n(ry)} 0 1 1 ${n(dx)} 0`;
    return this.path(tone, `M${n(x - rx)} ${n(y)}${half(2 * rx)}${half(-2 * rx)}z`);
  }

  disc(tone: Tone, x: number, y: number, r: number): this {
    return this.oval(tone, x, y, r, r);
  }

  /** The upper half of an oval that stands on y. */
  dome(tone: Tone, x: number, y: number, rx: number, ry: number): this {
    return this.path(tone, `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0z`);
  }

  /** A box with a round top. */
  arch(tone: Tone, x: number, y: number, w: number, h: number): this {
    const r = w / 2;
    return this.path(
      tone,
      `M${n(x)} ${n(y + h)}v${n(r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}z`,
    );
  }

  /** A bulb with a point, standing on y. */
  onion(tone: Tone, x: number, y: number, r: number): this {
    const side = (k: number) =>
      `${n(x + k * 1.55 * r)} ${n(y - 0.9 * r)} ${n(x + k * 0.3 * r)} ${n(y - 1.25 * r)}`;
    return this.path(
      tone,
      `M${n(x - r * 0.8)} ${n(y)}C${side(-1)} ${n(x)} ${n(y - 2.1 * r)}` +
        `C${n(x + 0.3 * r)} ${n(y - 1.25 * r)} ${n(x + 1.55 * r)} ${n(y - 0.9 * r)} ${n(x + r * 0.8)} ${n(y)}z`,
    );
  }

  /** Corners as x, y, x, y, … */
  poly(tone: Tone, ...corners: number[]): this {
    return this.path(tone, `M${corners.map(n).join(" ")}z`);
  }

  star(tone: Tone, x: number, y: number, r: number, rays = 5): this {
    const corners: number[] = [];
    for (let i = 0; i < rays * 2; i++) {
      const angle = (Math.PI * i) / rays - Math.PI / 2;
      const far = i % 2 ? r * 0.45 : r;
      corners.push(x + far * Math.cos(angle), y + far * Math.sin(angle));
    }
    return this.poly(tone, ...corners);
  }

  heart(tone: Tone, x: number, y: number, r: number): this {
    const k = r / 10;
    const p = (a: number, c: number) => `${n(x + a * k)} ${n(y + c * k)}`;
    return this.path(
      tone,
      `M${p(0, 9)}C${p(-14, 0)} ${p(-9, -10)} ${p(0, -4)}C${p(9, -10)} ${p(14, 0)} ${p(0, 9)}z`,
    );
  }

  /** Draws something elsewhere, larger or turned. */
  at(x: number, y: number, scale: number, draw: (brush: this) => void, turn = 0): this {
    const before = this.#place;
    const turned = turn ? ` rotate(${n(turn)})` : "";
    this.#place = `${before} translate(${n(x)} ${n(y)})${turned} scale(${n(scale)})`.trim();
    draw(this);
    this.#place = before;
    return this;
  }

  #add(shape: Shape): this {
    const last = this.shapes.at(-1);
    const alike =
      last?.tone === shape.tone && last.line === shape.line && last.place === shape.place;
    if (last && alike) last.d += shape.d;
    else this.shapes.push(shape);
    return this;
  }
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
