/** Something of one building: behind the house or in front of it. */

import type { Brush } from "../brush";
import type { Luck } from "../luck";

/** The house it belongs to. */
export interface Frame {
  x: number;
  wide: number;
  /** Top of the walls, and of the ground floor. */
  top: number;
  ground: number;
}

export type Draw = (b: Brush, luck: Luck, frame: Frame) => void;

export interface Extra {
  behind?: Draw;
  before?: Draw;
}
