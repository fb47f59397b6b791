/** What fills the frame between core and pier; the wall behind it is painted already. */

import type { Luck } from "../../../../facade/luck";
import type { Pen } from "../pen";

export type Infill = (b: Pen, luck: Luck) => void;

/** By the id of the project. */
export type Infills = Record<string, Infill>;

/** Numbers from 0. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
