import type { Brush } from "../brush";

export function clockFace(b: Brush, x: number, y: number, r: number): void {
  b.disc("gold-dark", x, y, r + 1).disc("glow", x, y, r);
  b.line("ink", 0.9, `M${x} ${y}v${-r * 0.7}M${x} ${y}l${r * 0.5} ${r * 0.2}`);
}
