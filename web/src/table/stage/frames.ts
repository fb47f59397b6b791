/** Deeds with the table as it was after each of them. */

import type { LogRow, Position } from "../../api/client";
import type { Prompts } from "../gameModules";
import type { Reader } from "../log/telling";
import { deedsOf } from "./deeds";
import type { Frame } from "./stage.svelte";

/** A row, and the table before and after it. */
export interface Passage {
  row: LogRow;
  before: Position;
  after: Position;
}

/** Rows with the tables around each of them, as they were. */
export async function passagesOf(
  rows: LogRow[],
  at: (number: number) => Promise<Position>,
): Promise<Passage[]> {
  const asked = new Map<number, Promise<Position>>();
  const table = (number: number): Promise<Position> => {
    const found = asked.get(number) ?? at(number);
    asked.set(number, found);
    return found;
  };
  return Promise.all(
    rows.map(async (row) => {
      const [before, after] = await Promise.all([table(row.number - 1), table(row.number)]);
      return { row, before, after };
    }),
  );
}

/** What one row tells of. Where several act in it, each deed shows what was done up to then. */
export function framesOf(
  { row, before, after }: Passage,
  reader: Reader,
  mine: number[],
  { midway, lasts }: Pick<Prompts, "midway" | "lasts">,
): Frame[] {
  const deeds = deedsOf(row, reader, mine);
  return deeds.map((deed, index) => {
    const isLast = index === deeds.length - 1;
    const frame = { deed, position: after, lasts: lasts?.(deed.facts) ?? 1 };
    if (isLast || !midway || !before.public || !after.public) return frame;
    const told = deeds.slice(0, index + 1).flatMap(({ facts }) => facts);
    return { ...frame, position: { ...after, public: midway(before.public, after.public, told) } };
  });
}
