/** Most buildings are houses: storeys, roof, windows, ground floor, sign, and what is around. */

import { GROUND, type Brush } from "./brush";
import type { Luck } from "./luck";
import type { Paint, Tone } from "./palette";
import { awning, columns, door, shopWindow, steps, type DoorName } from "./parts/doors";
import { board, onRoof, sign, type EmblemName } from "./parts/emblems";
import type { Frame } from "./parts/extra";
import { extras, type ExtraName } from "./parts/extras";
import { roofs, type RoofName } from "./parts/roofs";
import { balcony, livedIn, shutters, type WindowName } from "./parts/windows";

export interface House {
  wide: number;
  storeys: number;
  roof: RoofName;
  windows: WindowName;
  across?: number;
  door?: DoorName;
  /** Where the door is, from left (0) to right (1). */
  doorAt?: number;
  shop?: boolean;
  awning?: readonly [Tone, Tone];
  shutters?: Tone;
  balconies?: boolean;
  columns?: number;
  emblem?: EmblemName;
  signed?: "round" | "board" | "roof";
  paint?: Paint;
  /** How much people live in it: flowers, cats and faces at the windows. */
  home?: number;
  extras?: readonly ExtraName[];
}

const STOREY = 16;
const GROUND_FLOOR = 21;

export function drawHouse(b: Brush, luck: Luck, house: House): void {
  const x = 50 - house.wide / 2;
  const ground = GROUND - GROUND_FLOOR;
  const top = ground - (house.storeys - 1) * STOREY - (house.storeys > 1 ? 2 : 0);
  const frame: Frame = { x, wide: house.wide, top, ground };
  const around = house.extras ?? [];
  for (const name of around) extras[name].behind?.(b, luck, frame);
  roofs[house.roof](b, luck, x, top, house.wide);
  walls(b, frame);
  storeys(b, luck, house, frame);
  groundFloor(b, luck, house, frame);
  signs(b, house, frame);
  for (const name of around) extras[name].before?.(b, luck, frame);
}

function walls(b: Brush, { x, wide, top, ground }: Frame): void {
  b.box("wall", x, top, wide, GROUND - top);
  b.box("shade", x + wide * 0.87, top, wide * 0.13, GROUND - top);
  if (ground > top) b.box("trim", x - 1, ground - 1.4, wide + 2, 2);
  b.box("shade", x, GROUND - 2.4, wide, 2.4);
}

function storeys(b: Brush, luck: Luck, house: House, { x, wide, top }: Frame): void {
  const across = house.across ?? Math.round(wide / 20);
  const w = Math.min(10, (wide / across) * 0.5);
  for (let floor = 0; floor < house.storeys - 1; floor++) {
    const y = top + 4 + floor * STOREY;
    for (let i = 0; i < across; i++) {
      const left = x + (wide * (i + 0.5)) / across - w / 2 - 0.6;
      if (house.shutters) shutters(b, left, y, w, 9.4, house.shutters);
      livedIn(b, luck, house.windows, left, y, w, 9.4, house.home ?? 0.5);
      if (house.balconies && luck.happens(0.55)) balcony(b, left - 2.4, y + 11.6, w + 4.8);
    }
  }
}

function groundFloor(b: Brush, luck: Luck, house: House, frame: Frame): void {
  const { x, wide, ground } = frame;
  const doorX = x + wide * (house.doorAt ?? 0.5);
  if (house.columns) {
    steps(b, x + 2, wide - 4, 2);
    door(b, house.door ?? "double", doorX, 15);
    columns(b, x + 1, ground + 1, wide - 2, house.columns);
    return;
  }
  for (const [left, right] of [
    [x + 4, doorX - 9],
    [doorX + 9, x + wide - 4],
  ] as const) {
    const room = right - left;
    if (room < 7) continue;
    if (house.shop) shopWindow(b, left, ground + 7, room, 10.4);
    else {
      const many = Math.max(1, Math.floor(room / 14));
      for (let i = 0; i < many; i++) {
        const w = Math.min(9, room / many - 3);
        livedIn(
          b,
          luck,
          house.windows,
          left + (room * (i + 0.5)) / many - w / 2,
          ground + 6,
          w,
          9,
          house.home ?? 0.5,
        );
      }
    }
  }
  door(b, house.door ?? "plain", doorX, 15);
  if (house.awning) awning(b, x - 1.5, ground, wide + 3, house.awning[0], house.awning[1]);
}

function signs(b: Brush, house: House, { x, wide, top, ground }: Frame): void {
  if (!house.emblem) return;
  if (house.signed === "roof") onRoof(b, house.emblem, 50, top - 5, 1.9);
  else if (house.signed === "board") board(b, house.emblem, 50, ground - 1, Math.min(wide - 8, 40));
  else sign(b, house.emblem, x + wide * (house.doorAt ?? 0.5), ground - 1);
}
