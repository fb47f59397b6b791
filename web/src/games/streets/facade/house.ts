/** A house as it stands on its tile. It is always upright; where its road lies shows in what it
 *  turns to the viewer: the shop side (road in the south), the garden side (north), or a corner with
 *  a flank (east and west). */

import { Brush, GROUND, type Shape } from "../../../facade/brush";
import { Luck } from "../../../facade/luck";
import { awning, columns, door, shopWindow } from "../../../facade/parts/doors";
import { sign } from "../../../facade/parts/emblems";
import { bush, flowers, hedge, pot, tree } from "../../../facade/parts/greenery";
import { pennants, smoke } from "../../../facade/parts/street";
import { balcony, livedIn, pane, shutters } from "../../../facade/parts/windows";
import type { Facing } from "../city/geometry";
import { HOUSES, PLAIN, type Look } from "./houses";
import { drawRoof, heightOf } from "./roofs";

/** Where a house stands on a tile of 100 × 100: the middle of its foot, and its extent. */
export const STAND = {
  s: { x: 50, foot: 83, wide: 95, high: 79 },
  n: { x: 50, foot: 96, wide: 95, high: 74 },
  e: { x: 38, foot: 96, wide: 68, high: 90 },
  w: { x: 62, foot: 96, wide: 68, high: 90 },
} as const;

const GROUND_FLOOR = 20;
const STOREY = 15;
const MOST_STOREYS = 4;
/** Of the board with its name: without one, of one line, of two. */
const FASCIA = [3, 11, 19];
const FLANK = 8;

export interface Fascia {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Picture {
  shapes: Shape[];
  /** The board for its name, in units of the tile. */
  fascia: Fascia;
}

interface Frame {
  look: Look;
  facing: Facing;
  x: number;
  wide: number;
  top: number;
  /** Of the board, and of the ground floor below it. */
  board: number;
  ground: number;
  storeys: number;
  roof: number;
  /** -1 where the road is in the west, 1 in the east, else 0. */
  side: number;
}

/** @param lines of its name; 0 for a house without one. */
export function drawHouse(id: string, facing: Facing, lines: number): Picture {
  const look = HOUSES[id] ?? PLAIN;
  const b = new Brush();
  const luck = new Luck(id);
  const frame = frameOf(look, facing, lines);
  const has = (what: NonNullable<Look["has"]>[number]) => look.has?.includes(what) ?? false;
  if (frame.side !== 0) flank(b, frame);
  if (has("chimney")) chimney(b, frame);
  drawRoof(b, luck, look.roof, frame.x, frame.top, frame.wide);
  walls(b, frame);
  upstairs(b, luck, frame, has("balconies"));
  if (has("laundry") && frame.storeys > 0) laundry(b, luck, frame);
  if (facing === "n") gardenSide(b, luck, frame);
  else if (has("columns")) portico(b, frame);
  else if (has("gate")) gateway(b, luck, frame);
  else shopSide(b, luck, frame, has("shop"));
  if (has("bulbs")) pennants(b, frame.x - 1, frame.top + 2, frame.wide + 2, 3);
  board(b, frame, lines);
  around(b, luck, frame);
  emblem(b, frame);
  return { shapes: b.shapes, fascia: fasciaOf(frame, lines) };
}

function frameOf(look: Look, facing: Facing, lines: number): Frame {
  const { wide, high } = STAND[facing];
  const roof = heightOf(look.roof, wide);
  const fascia = FASCIA[lines] ?? 0;
  const room = (high - GROUND_FLOOR - fascia - roof) / STOREY;
  const storeys = Math.max(0, Math.min(MOST_STOREYS, Math.floor(room)));
  const ground = GROUND - GROUND_FLOOR;
  const top = ground - fascia - storeys * STOREY - (storeys > 0 ? 1 : 0);
  const side = facing === "e" ? 1 : facing === "w" ? -1 : 0;
  return {
    look,
    facing,
    x: 50 - wide / 2,
    wide,
    top,
    board: ground - fascia,
    ground,
    storeys,
    roof,
    side,
  };
}

function fasciaOf({ facing, x, wide, board }: Frame, lines: number): Fascia {
  const stand = STAND[facing];
  return {
    x: x - 1.6 + stand.x - 50,
    y: board + stand.foot - GROUND,
    w: wide + 3.2,
    h: FASCIA[lines] ?? 0,
  };
}

/** The wall beside the road, turned into sight. */
function flank(b: Brush, { x, wide, top, board, ground, storeys, side }: Frame): void {
  const edge = side > 0 ? x + wide : x;
  const out = (share: number) => edge + side * FLANK * share;
  b.poly("roof", edge, top + 1, out(1.15), top - 5, out(1.15), top - 8.4, edge, top - 5);
  b.poly("shade", edge, GROUND, out(1), GROUND - 6, out(1), top - 5, edge, top);
  b.poly("roof", out(0.25), GROUND - 1.5, out(0.8), GROUND - 5.4, out(0.8), GROUND - 17).poly(
    "roof",
    out(0.25),
    GROUND - 1.5,
    out(0.8),
    GROUND - 17,
    out(0.25),
    GROUND - 13.5,
  );
  const light = (y: number, high: number) =>
    b.poly("evening", out(0.3), y, out(0.75), y - 3, out(0.75), y - 3 - high, out(0.3), y - high);
  for (let floor = 0; floor < storeys; floor++) light(board - 4 - floor * STOREY, 7.2);
  light(ground - 3, 5.4);
}

function chimney(b: Brush, { x, wide, top, roof }: Frame): void {
  const left = x + wide * 0.16;
  b.box("shade", left, top - roof - 6, 6, 14 + roof);
  b.box("roof", left - 0.8, top - roof - 7.4, 7.6, 2.4);
  smoke(b, left + 4, top - roof - 10, 4.4);
}

function walls(b: Brush, { x, wide, top, side }: Frame): void {
  b.box("wall", x, top, wide, GROUND - top);
  if (side === 0) b.box("shade", x + wide * 0.93, top, wide * 0.07, GROUND - top);
  b.box("shade", x, GROUND - 2.2, wide, 2.2);
}

function upstairs(b: Brush, luck: Luck, frame: Frame, hasBalconies: boolean): void {
  const { look, x, wide, top, storeys } = frame;
  const across = Math.max(3, Math.round(wide / 19));
  const w = Math.min(10, (wide / across) * 0.52);
  for (let floor = 0; floor < storeys; floor++) {
    const y = top + 4 + floor * STOREY;
    for (let i = 0; i < across; i++) {
      const left = x + (wide * (i + 0.5)) / across - w / 2;
      if (look.shutters) shutters(b, left, y, w, 9, look.shutters);
      livedIn(b, luck, look.windows, left, y, w, 9, 1);
      if (hasBalconies && (i + floor) % 2 === 0) balcony(b, left - 2.4, y + 11, w + 4.8);
    }
  }
}

function laundry(b: Brush, luck: Luck, { x, wide, board }: Frame): void {
  const half = wide / 2 - 3;
  b.line(
    "iron",
    0.4,
    `M${String(x + 3)} ${String(board - 3)}q${String(half)} 4 ${String(2 * half)} 0`,
  );
  for (const at of [0.2, 0.34, 0.62, 0.76]) {
    const tone = luck.of(["trim", "red", "sun", "blue"] as const);
    b.box(tone, x + wide * at, board - 2 + 1.6 * Math.sin(at * 3), 4.6, 4.6, 0.6);
  }
}

function gardenSide(b: Brush, luck: Luck, { x, wide, ground }: Frame): void {
  for (const i of [0, 2, 3]) {
    const left = x + (wide * (i + 0.5)) / 4 - 5;
    b.box("trim", left - 1, ground + 3.4, 12, 13).box(pane(luck), left, ground + 4.4, 10, 11);
    b.line("trim", 0.8, `M${String(left + 5)} ${String(ground + 4)}v12`);
  }
  door(b, "plain", x + (wide * 1.5) / 4, 14);
}

function doorOf({ x, wide, side }: Frame): number {
  return side === 0 ? x + wide / 2 : 50 - side * wide * 0.16;
}

function portico(b: Brush, frame: Frame): void {
  const { x, wide, ground } = frame;
  door(b, "double", doorOf(frame), 14);
  columns(b, x + 2, ground + 1, wide - 4, Math.round(wide / 16));
}

function gateway(b: Brush, luck: Luck, frame: Frame): void {
  const { x, wide, ground } = frame;
  door(b, "gate", doorOf(frame), 12);
  for (const left of [x + 8, x + wide - 16]) livedIn(b, luck, "arch", left, ground + 6, 8, 9, 1);
}

function shopSide(b: Brush, luck: Luck, frame: Frame, isShop: boolean): void {
  const { look, x, wide, ground, side } = frame;
  const at = isShop && side === 0 ? x + wide * luck.of([0.3, 0.7]) : doorOf(frame);
  for (const [left, right] of [
    [x + 4, at - 8],
    [at + 8, x + wide - 4],
  ] as const) {
    const room = right - left;
    if (room < 7) continue;
    if (isShop) shopWindow(b, left, ground + 6, room, 10);
    else {
      const many = Math.max(1, Math.floor(room / 14));
      const w = Math.min(9, room / many - 3);
      for (let i = 0; i < many; i++) {
        const middle = left + (room * (i + 0.5)) / many;
        livedIn(b, luck, look.windows, middle - w / 2, ground + 6, w, 8.6, 1.4);
      }
    }
  }
  door(b, look.roof === "dome" ? "double" : "plain", at, 14);
  if (look.awning) awning(b, x - 1, ground, wide + 2, look.awning[0], look.awning[1], 7);
}

function board(b: Brush, { x, wide, board: y }: Frame, lines: number): void {
  if (lines > 0) b.box("roof", x - 1.6, y, wide + 3.2, FASCIA[lines] ?? 0, 1.4);
  else b.box("trim", x - 1, y + 0.4, wide + 2, 2);
}

function around(b: Brush, luck: Luck, { facing, x, wide, side }: Frame): void {
  if (facing === "n") {
    hedge(b, x - 2, GROUND + 1, wide * 0.3, 5);
    hedge(b, x + wide * 0.52, GROUND + 1, wide * 0.5, 5);
    flowers(b, luck, x + wide * 0.56, GROUND - 4, wide * 0.4, 4);
    if (luck.happens(0.6)) tree(b, x + wide * 0.92, GROUND + 1, 22);
  } else if (side === 0) {
    for (const at of [x + 3, x + wide - 3]) if (luck.happens(0.5)) pot(b, at, GROUND, luck);
  } else {
    bush(b, side > 0 ? x + 3 : x + wide - 5, GROUND + 1, 4.4);
    flowers(b, luck, side > 0 ? x + 9 : x + wide - 24, GROUND - 0.4, 15, 3);
  }
}

/** It hangs where the road is: on the wall, on a bracket over the pavement, or on the roof. */
function emblem(
  b: Brush,
  { look, facing, x, wide, top, board: y, storeys, roof, side }: Frame,
): void {
  if (facing === "s") sign(b, look.emblem, 50, y - (storeys === 0 ? 6 : 4.6), 0.92);
  else if (side === 0) {
    const middle = top - roof - 5.5;
    b.box("iron-dark", 46.5, middle + 5, 1, 8).box("iron-dark", 52.5, middle + 5, 1, 8);
    sign(b, look.emblem, 50, middle, 0.86);
  } else {
    const at = side > 0 ? x + wide + 11 : x - 11;
    b.box("iron-dark", side > 0 ? x + wide + 3 : at, y - 14.6, 8, 1.1);
    sign(b, look.emblem, at, y - 6, 0.86);
  }
}
