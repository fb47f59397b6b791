/** From a card to a picture: which paint, and which paths. Pure, and the same every time. */

import { Brush, type Shape } from "./brush";
import { plainHouse, type Buildings } from "./building";
import { buildings } from "./buildings";
import { drawHouse } from "./house";
import { Luck } from "./luck";
import type { Paint } from "./palette";

export interface Facade {
  paint: Paint;
  shapes: Shape[];
}

/** Whether it can be drawn without more buildings. */
export function isUsual(id: string): boolean {
  return id in buildings;
}

const KINDS = ["yellow", "blue", "green", "orange", "purple"] as const;

/** `colour` is the kind of the building, empty for one that has none. */
export function facade(id: string, colour = "", more: Buildings = {}): Facade {
  const brush = new Brush();
  const luck = new Luck(id);
  const building = buildings[id] ?? more[id] ?? plainHouse;
  if ("draw" in building) building.draw(brush, luck);
  else drawHouse(brush, luck, building);
  const kind = KINDS.find((name) => name === colour);
  return { paint: kind ?? building.paint ?? "neutral", shapes: brush.shapes };
}
