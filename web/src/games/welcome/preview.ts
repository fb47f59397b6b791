/** A sheet as it would be after a step that is pointed at; drawn in pencil. */

import { parkPoints } from "./sheet/cut";
import { SHEET } from "./sheet/geometry";
import { crossed, type House, type Part, type Sheet } from "./sheet/text";
import type { Turn } from "./types";

/** @param turn what was done so far in this round. */
export function previewOf(sheet: Sheet, action: string, turn: Pick<Turn, "house">): Sheet {
  const [kind = "", first = "", second = ""] = action.split(" ");
  switch (kind) {
    case "write":
      return withHouse(sheet, second, { number: Number(first) });
    case "roundabout":
      return withHouse(sheet, first, { isRoundabout: true });
    case "fence":
      return withHouse(sheet, first, { isFenced: true });
    case "bis": {
      const copied = sheet.streets.flat().find(({ id }) => id === second)?.number ?? null;
      return withHouse(sheet, first, { number: copied, isCopy: true });
    }
    case "park":
      return withPark(sheet, Number(turn.house.split(".")[0]) - 1);
    case "pool": {
      const after = withHouse(sheet, turn.house, { hasPool: true });
      const [pools = 0] = crossed(after, "pools");
      return withPoints(after, "pools", columnPoints("pools", pools));
    }
    case "temp":
      return { ...sheet, temps: sheet.temps + 1 };
    case "agent":
      return {
        ...sheet,
        agents: sheet.agents.map((count, size) => count + (size + 1 === Number(first) ? 1 : 0)),
      };
    default:
      return sheet;
  }
}

function withHouse(sheet: Sheet, id: string, change: Partial<House>): Sheet {
  const changed = (house: House): House => (house.id === id ? { ...house, ...change } : house);
  return { ...sheet, streets: sheet.streets.map((houses) => houses.map(changed)) };
}

function withPark(sheet: Sheet, street: number): Sheet {
  const parks = sheet.parks.map((count, at) => count + (at === street ? 1 : 0));
  const points = parks.reduce((sum, count, at) => sum + parkPoints(at, count), 0);
  return withPoints({ ...sheet, parks }, "parks", points);
}

function withPoints(sheet: Sheet, part: Part, points: number): Sheet {
  const total = sheet.score.total + points - sheet.score[part];
  return { ...sheet, score: { ...sheet.score, [part]: points, total } };
}

/** What a column brings with so many boxes crossed. */
function columnPoints(panel: string, count: number): number {
  const column = SHEET.tracks.panels.find(({ id }) => id === panel)?.columns[0];
  return (column?.boxes[count] ?? column?.last)?.value ?? 0;
}
