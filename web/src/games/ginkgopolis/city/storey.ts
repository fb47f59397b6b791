/** A storey of a building and its roof, drawn flat: every tile keeps its windows wherever it lies. */

import { Luck } from "../../../facade/luck";
import type { Face } from "../pieces";
import { emblem } from "../signs/emblems";
import { Pen, type Shape } from "./pen";

export const WALL = { wide: 100, high: 26 };
const LEDGE = 22.6;
/** Of windows that are lit, by day and in the evening as well. */
const BY_DAY = 0.16;
const IN_THE_EVENING = 0.62;

function glass(luck: Luck): string {
  const drawn = luck.next();
  if (drawn < BY_DAY) return "lit";
  return drawn < IN_THE_EVENING ? "dusk" : "glass";
}

function wall(pen: Pen, wallTone: string, ledge: string, dark: string, shade: number): void {
  pen
    .box(wallTone, 0, 0, WALL.wide, 26.3)
    .box(ledge, 0, LEDGE, WALL.wide, 3.7)
    .box(dark, 0, 0, WALL.wide, 2.5, shade);
}

/** Windows tell the colour, too: ribbons, arches, or twins. */
function windows(pen: Pen, { colour }: Face, luck: Luck): void {
  if (colour === "blue")
    for (let i = 0; i < 6; i++) pen.box(glass(luck), 7 + i * 14.6, 6.5, 13, 11);
  else if (colour === "red")
    for (let i = 0; i < 5; i++) {
      const x = 8.5 + i * 17.6;
      pen.path(glass(luck), `M${String(x)} 19v-9a5.600 5.600 0 0 1 11.200 0v9z`);
    }
  else
    for (let i = 0; i < 4; i++) {
      const x = 9 + i * 21.5;
      pen.box(glass(luck), x, 5.5, 14, 13).box("yellow-shade", x + 6.3, 5.5, 1.4, 13);
    }
}

function greenery(pen: Pen, luck: Luck, isGround: boolean): void {
  const from = luck.between(0, 34);
  const wide = luck.between(26, 48);
  const blocksDoor = isGround && from + wide > 38 && from < 60;
  for (let x = from; x < from + wide; x += 5.5) {
    const y = 21.6 + luck.between(-0.8, 0.8);
    const r = luck.between(2.6, 3.8);
    const tone = luck.happens(0.5) ? "hedge" : "hedge-light";
    if (!blocksDoor) pen.disc(tone, x + 2, y, r);
  }
  const hangs = luck.between(60, 92);
  const long = luck.between(8, 15);
  pen.path(
    "hedge",
    `M${hangs.toFixed(1)} 22.500q-1 7 .500 ${long.toFixed(1)}q3-5 2.500-9q1.500 4 3.500 5q1-4-.500-7z`,
  );
}

export function front(face: Face, floor: number): Shape[] {
  const { colour, number } = face;
  const pen = new Pen();
  const luck = new Luck(`${colour}${String(number)}/${String(floor)}`);
  wall(pen, `${colour}-wall`, "ledge", `${colour}-dark`, 0.16);
  windows(pen, face, luck);
  if (floor === 0) {
    pen.path("door", "M43 22.600V9.500a7 5 0 0 1 14 0v13.100z").disc("paper", 54, 16.5, 1);
  }
  greenery(pen, luck, floor === 0);
  return pen.shapes;
}

export function side({ colour, number }: Face, floor: number): Shape[] {
  const pen = new Pen();
  const luck = new Luck(`${colour}${String(number)}|${String(floor)}`);
  wall(pen, `${colour}-shade`, "ledge-side", `${colour}-dark`, 0.2);
  for (let i = 0; i < 3; i++)
    pen.box(luck.happens(0.5) ? "dusk-side" : "glass-side", 12 + i * 28, 7, 18, 11);
  return pen.shapes;
}

/** Its number stands over it, and trees; what a taller neighbour hides first is the garden.
 *  @param shade how many floors the western neighbour is higher. */
export function roof(face: Face, shade: number): Shape[] {
  const { colour } = face;
  const pen = new Pen();
  pen.box("ledge", 0, 0, 100, 100).box(`${colour}-roof`, 3.5, 3.5, 93, 93);
  if (shade > 0) pen.box("shadow", 0, 0, Math.min(62, shade * 15), 100, 0.17);
  pen.round("garden", 6, 71, 88, 23, 6).round("lawn", 30, 74, 58, 8, 4);
  pen.disc("bed", 18, 82.5, 10.5);
  return pen.shapes;
}

/** In the garden: a cube, a house or a leaf. */
export function roofEmblem({ colour }: Face): Shape[] {
  return emblem(colour, `${colour}-ink`, "bed");
}

export interface Tree {
  x: number;
  y: number;
  /** In cells. */
  size: number;
  isGold: boolean;
}

/** In the garden of a roof, from the middle of its cell. A crane needs the last place. */
export function roofTrees({ colour, number }: Face, hasCrane: boolean): Tree[] {
  const luck = new Luck(`roof ${colour}${String(number)}`);
  const places: [number, number][] = [
    [-0.06, 0.325],
    [0.13, 0.3],
    [0.31, 0.32],
  ];
  return places.flatMap(([x, y], index) => {
    const grows = luck.happens(0.8);
    const tree = {
      x: x + luck.between(-0.03, 0.03),
      y,
      size: luck.between(0.036, 0.05),
      isGold: luck.happens(0.34),
    };
    return grows && !(hasCrane && index === 2) ? [tree] : [];
  });
}

/** A tree on its own, its foot at 0, its crown as large as 1. */
export function tree(isGold: boolean): Shape[] {
  const [crown, light] = isGold ? ["gold", "gold-light"] : ["leaf", "leaf-light"];
  return new Pen()
    .oval("shadow", 0.5, 0.1, 1.1, 0.42, 0.16)
    .box("trunk", -0.16, -1.1, 0.32, 1.1)
    .disc(crown ?? "", 0, -1.55, 1)
    .disc(light ?? "", -0.28, -1.75, 0.68).shapes;
}
