/** From a card to a picture: which paint, and which paths. Pure, and the same every time. */

import { Brush, type Shape } from "./brush";
import { plainHouse } from "./building";
import { buildings } from "./buildings";
import { drawHouse } from "./house";
import { Luck } from "./luck";
import type { Paint } from "./palette";

export interface Facade {
  paint: Paint;
  shapes: Shape[];
}

const KINDS = ["yellow", "blue", "green", "orange", "purple"] as const;

/** `colour` is the kind of the building, empty for one that has none. */
export function facade(id: string, colour = ""): Facade {
  const brush = new Brush();
  const luck = new Luck(id);
  const building = buildings[id] ?? plainHouse;
  if ("draw" in building) building.draw(brush, luck);
  else drawHouse(brush, luck, building);
  const kind = KINDS.find((name) => name === colour);
  return { paint: kind ?? building.paint ?? "neutral", shapes: brush.shapes };
}
