/** Shapes in tones, to be drawn flat and placed by a matrix. */

export interface Shape {
  d: string;
  /** A variable of `city.css`. */
  tone: string;
  opacity?: number;
}

export class Pen {
  readonly shapes: Shape[] = [];

  /** Neighbours of one tone become one shape. */
  path(tone: string, d: string, opacity = 1): this {
    const last = this.shapes.at(-1);
    if (last?.tone === tone && (last.opacity ?? 1) === opacity) last.d += d;
    else this.shapes.push(opacity === 1 ? { d, tone } : { d, tone, opacity });
    return this;
  }

  box(tone: string, x: number, y: number, w: number, h: number, opacity = 1): this {
    return this.path(tone, `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, opacity);
  }

  round(tone: string, x: number, y: number, w: number, h: number, r: number): this {
    const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
    return this.path(
      tone,
      `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${corner(r, r)}v${n(h - 2 * r)}${corner(-r, r)}` +
        `h${n(2 * r - w)}${corner(-r, -r)}v${n(2 * r - h)}${corner(r, -r)}z`,
    );
  }

  disc(tone: string, x: number, y: number, r: number, opacity = 1): this {
    return this.oval(tone, x, y, r, r, opacity);
  }

  oval(tone: string, x: number, y: number, rx: number, ry: number, opacity = 1): this {
    const half = (dx: number) => `a${n(rx)} ${n(ry)} 0 1 1 ${n(dx)} 0`;
    return this.path(tone, `M${n(x - rx)} ${n(y)}${half(2 * rx)}${half(-2 * rx)}z`, opacity);
  }
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
