/** A brush that leaves out, on small pictures, what would only blur there. */

import { Brush } from "../../../facade/brush";

/** A storey: core on the left, infill, pier on the right, and the slab it stands on. */
export const STOREY = { wide: 200, high: 80, left: 26, right: 194, slab: 72 } as const;
export const INFILL = STOREY.right - STOREY.left;

export class Pen extends Brush {
  readonly isSmall: boolean;

  constructor(isSmall = false) {
    super();
    this.isSmall = isSmall;
  }

  /** People, reflections, bars. The luck they need is spent either way: a small picture shows the
   *  same windows as a large one. */
  fine(draw: (b: Pen) => void): this {
    if (this.isSmall) draw(new Pen());
    else draw(this);
    return this;
  }
}
