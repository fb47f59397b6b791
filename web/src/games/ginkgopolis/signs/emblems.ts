/** Signs as shapes, 24 by 24: of the three colours, so that none is told by colour alone. */

import { Pen, type Shape } from "../city/pen";
import type { Colour } from "../types";

export const LEAF =
  "M12 21.500c.500-3.200.400-6 0-8.200C10.500 15.600 6 17 1.800 15.200 1 9.400 4.600 3.600 11 2.600c.400 1.400.500 2.700 1 4.600.500-1.900.600-3.200 1-4.600 6.400 1 10 6.800 9.200 12.600C18 17 13.500 15.600 12 13.300z";
const CUBE = "M12 1.500 21 6.700v10.600l-9 5.200-9-5.200V6.700z";
const CUBE_EDGES =
  "M11 12h2v10h-2zM11.500 12.900 2.600 8 3.500 6.200 12 10.900l8.500-4.700.9 1.800-8.900 4.900z";
const HOUSE = "M6.500 17.500V10.500L12 6l5.500 4.500v7z";

export function emblem(colour: Colour, ink: string, ground: string): Shape[] {
  const pen = new Pen();
  if (colour === "red") return pen.path(ink, CUBE).path(ground, CUBE_EDGES).shapes;
  if (colour === "blue") return pen.round(ink, 2.5, 2.5, 19, 19, 3).path(ground, HOUSE).shapes;
  return pen.path(ink, LEAF).shapes;
}
