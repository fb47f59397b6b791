/** What grows behind and beside a house, and on ground that nobody can build on. */

import { Brush, type Shape } from "../../../facade/brush";
import { Luck } from "../../../facade/luck";
import { bush, poplar, tree } from "../../../facade/parts/greenery";
import { bench, lamp } from "../../../facade/parts/street";
import type { Facing } from "../city/geometry";

export function drawGarden(id: string, facing: Facing): Shape[] {
  const b = new Brush();
  const luck = new Luck(`garden ${id}`);
  const green = (x: number, y: number, high: number) =>
    luck.happens(0.3)
      ? poplar(b, x, y, high)
      : tree(b, x, y, high, luck.of(["leaf", "leaf-light"]));
  if (facing === "s")
    for (const x of [7, 93])
      green(x + luck.between(-3, 3), luck.between(32, 50), luck.between(24, 30));
  else if (facing !== "n") {
    poplar(b, facing === "e" ? 5 : 95, 96, luck.between(34, 50));
    green(facing === "e" ? 72 : 28, 30, luck.between(18, 24));
  }
  return b.shapes;
}

/** A cell that can never be built on. */
export function drawGreen(): Shape[] {
  const b = new Brush();
  b.line("sand", 6, "M50 0C46 30 52 60 0 60M50 0C54 40 60 66 100 62M30 100C40 80 60 66 100 62");
  b.oval("sand", 52, 56, 14, 8);
  tree(b, 20, 44, 34);
  tree(b, 78, 40, 36);
  poplar(b, 91, 50, 40);
  tree(b, 22, 94, 36);
  bench(b, 64, 76, 14);
  tree(b, 84, 98, 34);
  bush(b, 44, 96, 6);
  lamp(b, 50, 60, 22);
  return b.shapes;
}
