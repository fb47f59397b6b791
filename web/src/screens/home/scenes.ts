/** What is on the covers. Ground is at 92 of 100; 150 wide. */

export type Roof = "gable" | "flat" | "dome" | "steps" | "mansard" | "spire" | "garden";
export type Colour = "yellow" | "blue" | "green" | "orange" | "purple" | "neutral";

export interface House {
  x: number;
  wide: number;
  high: number;
  colour: Colour;
  roof: Roof;
  columns?: number;
}

export interface Scene {
  sky: string;
  houses: House[];
  /** Trees and what else stands about: fill and path. */
  cuts: [fill: string, path: string][];
}

const tree = (x: number, high = 20): [string, string][] => [
  ["yellow-roof", `M${String(x - 1)} ${String(92 - high / 2)}h2V92h-2z`],
  [
    "green-shade",
    `M${String(x - high * 0.32)} ${String(92 - high * 0.6)}a${String(high * 0.32)} ${String(high * 0.38)} 0 1 1 ${String(high * 0.64)} 0a${String(high * 0.32)} ${String(high * 0.3)} 0 1 1 ${String(-high * 0.64)} 0z`,
  ],
];
const ginkgo = (x: number, y: number, size: number): [string, string] => [
  "coin",
  `M${String(x)} ${String(y)}l${String(-size)} ${String(-size * 0.7)}q${String(size * 0.4)} ${String(-size)} ${String(size)} ${String(-size * 0.6)}q${String(size * 0.6)} ${String(-size * 0.4)} ${String(size)} ${String(size * 0.6)}zM${String(x - 0.4)} ${String(y)}h.8l.6 ${String(size * 0.7)}h-.9z`,
];
const fence = (from: number, to: number): [string, string] => [
  "card",
  `${Array.from({ length: Math.floor((to - from) / 4) }, (_, n) => `M${String(from + n * 4)} 84l1.2-2 1.2 2v8h-2.4z`).join("")}M${String(from)} 86h${String(to - from)}v1.5h${String(from - to)}z`,
];

export const SCENES: Record<string, Scene> = {
  happy_city: {
    sky: "sky",
    houses: [
      { x: 8, wide: 30, high: 38, colour: "yellow", roof: "gable" },
      { x: 38, wide: 26, high: 52, colour: "blue", roof: "mansard" },
      { x: 64, wide: 30, high: 34, colour: "orange", roof: "steps", columns: 3 },
      { x: 94, wide: 24, high: 46, colour: "purple", roof: "dome" },
      { x: 118, wide: 26, high: 30, colour: "green", roof: "garden" },
    ],
    cuts: [
      ["heart", "M78 30c-8-6-9-13-4-15 2-.8 3.5.500 4 2 .5-1.5 2-2.8 4-2 5 2 4 9-4 15z"],
      ...tree(5, 16),
    ],
  },
  welcome: {
    sky: "sun",
    houses: [
      { x: 10, wide: 34, high: 22, colour: "neutral", roof: "gable" },
      { x: 58, wide: 34, high: 22, colour: "blue", roof: "gable" },
      { x: 106, wide: 34, high: 22, colour: "yellow", roof: "gable" },
    ],
    cuts: [
      ...tree(51, 26),
      ...tree(99, 20),
      fence(2, 148),
      ["choice", "M16 18h26l6 6-6 6H16z"],
      ["card", "M20 22.5h18v3H20z"],
    ],
  },
  streets: {
    sky: "choice-wash",
    houses: [
      { x: 4, wide: 24, high: 44, colour: "purple", roof: "flat" },
      { x: 28, wide: 24, high: 58, colour: "orange", roof: "steps" },
      { x: 98, wide: 24, high: 50, colour: "yellow", roof: "mansard" },
      { x: 122, wide: 24, high: 40, colour: "blue", roof: "flat" },
    ],
    cuts: [
      ["ground", "M52 92L70 40h10l18 52z"],
      ["card", "M74 44h2v6h-2zM73.5 56h3v8h-3zM73 71h4v10h-4z"],
      ["prompt", "M60 50h2v42h-2zM54 44h22l4 5-4 5H54z"],
    ],
  },
  ginkgopolis: {
    sky: "hills",
    houses: [
      { x: 14, wide: 26, high: 58, colour: "green", roof: "garden" },
      { x: 46, wide: 26, high: 40, colour: "blue", roof: "garden" },
      { x: 76, wide: 26, high: 66, colour: "neutral", roof: "garden" },
      { x: 108, wide: 28, high: 46, colour: "green", roof: "garden" },
    ],
    cuts: [
      ginkgo(60, 30, 12),
      ginkgo(124, 26, 9),
      ginkgo(20, 20, 7),
      ...tree(42, 18),
      ...tree(105, 16),
    ],
  },
  uptown: {
    sky: "blue-roof",
    houses: [
      { x: 6, wide: 24, high: 50, colour: "purple", roof: "flat" },
      { x: 30, wide: 22, high: 66, colour: "blue", roof: "spire" },
      { x: 56, wide: 30, high: 44, colour: "orange", roof: "steps", columns: 3 },
      { x: 88, wide: 22, high: 62, colour: "yellow", roof: "spire" },
      { x: 112, wide: 30, high: 48, colour: "purple", roof: "flat", columns: 3 },
    ],
    cuts: [["lit", "M126 10a9 9 0 1 0 8 13 8 8 0 0 1-8-13z"]],
  },
};
