/** Roofs that are nothing but roofs: a shape, what it is covered with, and a detail or two. */

import type { Tone } from "../../../../facade/palette";
import { flowers, plant } from "../parts/greenery";
import { pane } from "../parts/openings";
import type { Pen } from "../pen";
import { dormer, eaves, slates, type Draw, type Roof, type Roofs } from "./roof";

/** Outline between the eaves and the ridge, and how steep its sides are. */
const SHAPES = {
  gable: { d: "M-6 72L30 6H170L206 72z", slope: 0.52, ridge: [26, 174] },
  saddle: { d: "M-6 72L70 4H130L206 72z", slope: 1.1, ridge: [66, 134] },
  hipped: { d: "M-6 72L48 10H152L206 72z", slope: 0.85, ridge: [44, 156] },
  mansard: { d: "M-2 72L14 8H186L202 72z", slope: 0.25, ridge: [10, 190] },
  gambrel: { d: "M-6 72L12 34 46 6H154L188 34 206 72z", slope: 0.6, ridge: [42, 158] },
  barrel: { d: "M-2 72V50Q0 6 60 6H140Q200 6 202 50V72z", slope: 0.2, ridge: [56, 144] },
  lean: { d: "M-4 72V44L204 8V72z", slope: 0, ridge: [0, 0] },
} as const;
type ShapeName = keyof typeof SHAPES;

type Detail = "dormers" | "dormer" | "chimney" | "skylights" | "ridge" | "bell" | "seams" | "turf";

function roof(shape: ShapeName, tone: Tone, ...details: Detail[]): Roof {
  const { d, slope, ridge } = SHAPES[shape];
  const [from, to] = ridge;
  return {
    body(b, luck) {
      b.path(tone, d);
      if (!details.includes("seams") && slope > 0) slates(b, 17, 70, slope, 4);
      else b.fine((pen) => seams(pen, slope));
      if (to > from) b.box("slab", from, 1, to - from, 6).box("slab-dark", from, 6, to - from, 1.6);
      if (details.includes("dormers")) for (const x of [62, 100, 138]) dormer(b, x, 34, "shade");
      if (details.includes("dormer")) dormer(b, 100, 34, "shade", luck.happens(0.6));
      if (details.includes("skylights"))
        for (const x of [58, 92, 126]) pane(b, x, 36, 18, 22, { frame: "iron-dark", mullions: 1 });
      if (details.includes("turf")) {
        flowers(b, luck, 46, 12, 30);
        flowers(b, luck, 118, 12, 34);
      }
      eaves(b);
    },
    crown(b) {
      if (details.includes("chimney")) chimney(b);
      if (details.includes("bell")) belfry(b);
      if (details.includes("ridge"))
        for (let x = from + 6; x < to; x += 14) b.path(tone, `M${x - 3} 1l3-7 3 7z`);
    },
    rises: details.includes("bell") ? 44 : 20,
  };
}

/** Where the sloping edge of a lean-to is. */
const leanAt = (x: number): number => 44 - (x + 4) * 0.173;

function seams(b: Pen, slope: number): void {
  if (slope === 0) {
    for (let x = 12; x < 200; x += 16) b.line("gloom", 1.4, `M${x} 71V${leanAt(x) + 2}`);
    return;
  }
  for (let i = 1; i < 14; i++) {
    const foot = i * (200 / 14);
    const lean = (100 - foot) * 0.012 * slope * 55;
    b.line("gloom", 1.4, `M${foot} 71L${foot + lean} 12`);
  }
}

function chimney(b: Pen): void {
  b.box("frame-dark", 142, -14, 15, 26).box("slab", 139, -18, 21, 5);
}

function belfry(b: Pen): void {
  b.box("frame", 82, -26, 36, 32).arch("room", 89, -20, 22, 26);
  b.path("gold", "M94-2q1-12 6-12t6 12z").disc("gold-dark", 100, 0, 2);
  b.path("roof", "M76-26h48L100-44z");
}

const stepped: Draw = (b) => {
  b.path("terra", "M0 72V56h16V42h16V28h18V16h20V4h60v12h20v12h18v14h16v14h16v16z");
  b.path("slab", "M0 53h18v4H0zM16 39h18v4H16zM32 25h20v4H32zM50 13h22v4H50zM68 1h64v4H68z");
  b.path("slab", "M128 13h22v4h-22zM148 25h20v4h-20zM166 39h18v4h-18zM182 53h18v4h-18z");
  for (const [x, y] of [
    [62, 40],
    [92, 40],
    [122, 40],
    [92, 16],
  ] as const)
    pane(b, x, y, 16, 20, { isArched: true });
  eaves(b);
};

const sawtooth: Draw = (b) => {
  for (const i of [0, 1, 2, 3]) {
    b.path("iron", `M${i * 50} 72V8L${i * 50 + 50} 46V72z`);
    b.path("lamp-1", `M${i * 50 + 4} 68V18l12 9.6V68z`).box("trim", i * 50 + 9.4, 22, 1.2, 46);
  }
  eaves(b);
};

const glazed: Draw = (b, luck) => {
  b.path("trim", SHAPES.hipped.d).path("lamp-1", "M2 70L51 13H149L198 70z");
  for (const x of [40, 74, 126, 160]) plant(b, x, 68, 1.6);
  if (luck.happens(1)) b.path("gleam", "M60 66l34-52h14l-30 52z");
  b.line("trim", 2, "M33 34H167M15 54H185M75 13L56 72M100 13v59M125 13l19 59");
  eaves(b);
};

export const plainRoofs: Roofs = {
  slate_roof: roof("mansard", "blue-dark", "dormers"),
  tiled_roof: roof("gable", "terra", "dormers", "chimney"),
  shingle_roof: roof("hipped", "wood", "dormer"),
  thatched_roof: roof("barrel", "sand-dark", "dormer"),
  zinc_roof: roof("mansard", "iron", "seams", "skylights"),
  glazed_roof: { body: glazed },
  copper_sheet_roof: roof("hipped", "teal", "seams", "ridge"),
  turf_roof: roof("gable", "leaf-dark", "turf", "dormer"),
  timber_roof: roof("saddle", "wood-dark", "dormer", "chimney"),
  dormer_roof: roof("mansard", "red-dark", "dormers", "chimney"),
  barge_board_gable: roof("saddle", "red-dark", "ridge", "dormer"),
  bell_gable: roof("gable", "orange", "bell"),
  felt_roof: roof("lean", "iron-dark", "seams", "skylights"),
  pantile_roof: roof("hipped", "orange", "chimney", "dormer"),
  gambrel_roof: roof("gambrel", "red", "dormer"),
  barrel_roof: roof("barrel", "teal-dark", "seams"),
  saddle_roof: roof("saddle", "terra", "chimney", "dormer"),
  stepped_gable: { body: stepped },
  hipped_roof: roof("hipped", "blue-dark", "chimney", "dormer"),
  lean_to_roof: roof("lean", "wood-dark", "seams", "skylights"),
  sawtooth_roof: { body: sawtooth },
};

/** For a roof nobody has described: the seed takes one. */
export const anyRoof = [
  roof("gable", "roof", "dormers", "chimney"),
  roof("mansard", "roof", "dormers"),
  roof("gambrel", "roof", "dormers"),
  roof("hipped", "roof", "skylights"),
];
