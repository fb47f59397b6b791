/** Something of one building: behind the house or in front of it. */

import type { Brush } from "../brush";
import type { Frame } from "../house";
import type { Luck } from "../luck";

export type Draw = (b: Brush, luck: Luck, frame: Frame) => void;

export interface Extra {
  behind?: Draw;
  before?: Draw;
}
