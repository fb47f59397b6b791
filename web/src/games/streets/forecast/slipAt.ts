import { opposite, STEP, type Cell, type Facing } from "../city/geometry";

/** A cell in pixels: in smaller ones a slip has no room for its arithmetic. */
export const ROOM = 92;
/** In smaller ones it has none for two things side by side. */
export const ROOM_FOR_TWO = 78;

/** The cell a slip lies in: behind the house, where the street itself stays in sight, or on it. */
export function slipAt({ x, y, facing }: Cell & { facing: Facing }, size: number): Cell {
  if (size < ROOM) return { x, y };
  const back = STEP[opposite(facing)];
  return { x: x + back.x, y: y + back.y };
}
