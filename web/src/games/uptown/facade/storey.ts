/** From the half of a card to a picture: pure, and the same every time. The id seeds what no rule
 *  says: variants, people, blinds, lit windows. */

import type { Shape } from "../../../facade/brush";
import { Luck } from "../../../facade/luck";
import { emblem } from "./emblems";
import { cantilever, frame, joints, plinth, ribbon, shadows, slab, tag } from "./frame";
import { apartment, apartments } from "./infills/apartment";
import { cafe, cafes } from "./infills/cafe";
import { duo } from "./infills/duo";
import { gifts, neglected } from "./infills/gifts";
import { hotel, hotels } from "./infills/hotel";
import type { Infill, Infills } from "./infills/infill";
import { office, offices } from "./infills/office";
import { halls, plain } from "./infills/plain";
import { service, services } from "./infills/services";
import { shop, shops } from "./infills/shop";
import { Pen } from "./pen";
import type { Kind, Project } from "./project";
import { attics, homely } from "./roofs/attics";
import { landmarks } from "./roofs/landmarks";
import { anythingOnRoof, onRoof } from "./roofs/onRoof";
import { park, pavilions } from "./roofs/pavilions";
import { anyRoof, plainRoofs } from "./roofs/plain";
import { platform, support, type Roof, type Roofs } from "./roofs/roof";

/** What is to be known of a storey beside its card. */
export interface Situation {
  /** The first card of its plot: it has the door of the house. */
  isFirst?: boolean;
  /** Something stands on this roof. */
  isTopped?: boolean;
  isSmall?: boolean;
}

export type Paint = Kind | "none" | "gift";

export interface StoreyPicture {
  paint: Paint;
  shapes: Shape[];
}

const BY_KIND: Record<Kind | "", Infill> = {
  office,
  services: service,
  apartment,
  cafe,
  shop,
  hotel,
  "": plain,
};
const OWN: Infills = {
  ...offices,
  ...services,
  ...apartments,
  ...cafes,
  ...shops,
  ...hotels,
  ...halls,
  ...gifts,
};
const ROOFS: Roofs = { ...landmarks, ...attics, ...plainRoofs };

/** How high it rises above its own storey. */
export function crownOf(id: string, project: Project): number {
  if (isPavilion(project)) return 46;
  if (project.place === "roof") return 34;
  return project.roof ? (roofOf(id, project).rises ?? 0) : 0;
}

export function isPavilion({ roof, place }: Project): boolean {
  return roof && place === "ground";
}

const drawn = new Map<string, StoreyPicture>();

export function storey(id: string, project: Project, at: Situation = {}): StoreyPicture {
  const key = [id, at.isFirst, at.isTopped, at.isSmall].join(" ");
  const known = drawn.get(key);
  if (known) return known;
  const pen = new Pen(at.isSmall);
  draw(pen, id, project, at);
  const paint = project.gift ? "gift" : project.kind || "none";
  const picture: StoreyPicture = { paint, shapes: pen.shapes };
  drawn.set(key, picture);
  return picture;
}

function draw(b: Pen, id: string, project: Project, at: Situation): void {
  const luck = new Luck(id);
  if (project.place === "roof") {
    (onRoof[id] ?? anythingOnRoof)(b, luck);
    if (project.gift) tag(b, 50);
  } else if (isPavilion(project)) {
    (pavilions[id] ?? park)(b, luck);
    if (project.gift) tag(b, 44);
  } else if (project.roof) {
    drawRoof(b, luck, roofOf(id, project), at.isTopped ?? false);
    if (project.gift) tag(b, 46);
  } else drawFloor(b, luck, id, project, at.isFirst ?? false);
}

function drawFloor(b: Pen, luck: Luck, id: string, project: Project, isFirst: boolean): void {
  const own = OWN[id];
  b.box("wall", 26, 0, 168, 72);
  if (own) own(b, luck);
  else if (project.gift) neglected(b, luck);
  else if (project.duo) duo(b, id, project.kind, luck);
  else BY_KIND[project.kind](b, luck);
  emblem(b, id);
  shadows(b);
  frame(b);
  if (!isFirst) joints(b);
  if (project.place === "upper") cantilever(b);
  else slab(b);
  if (isFirst) plinth(b);
  if (project.gift) ribbon(b, project.kind ? 46 : 34);
}

function drawRoof(b: Pen, luck: Luck, roof: Roof, isTopped: boolean): void {
  if (!isTopped) {
    roof.crown?.(b, luck);
    roof.body(b, luck);
    return;
  }
  support(b);
  (roof.flat ?? roof.body)(b, luck);
  platform(b);
}

function roofOf(id: string, project: Project): Roof {
  const own = ROOFS[id];
  if (own) return own;
  return project.kind === "apartment" ? { body: homely } : new Luck(id).of(anyRoof);
}
