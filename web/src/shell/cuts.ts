/** What faces are cut from, on a ground of 32 by 32. */

export type Cut = readonly [fill: string, path: string];

export interface Drawn {
  ground: string;
  cuts: Cut[];
}

export const INK = "ink-fixed";

export const dot = (x: number, y: number, r: number): string => {
  const arc = `a${String(r)} ${String(r)} 0 1 1`;
  return `M${String(x - r)} ${String(y)}${arc}${String(2 * r)} 0${arc}${String(-2 * r)} 0z`;
};

export const eyes = (y: number, apart = 4, r = 1.3): Cut => [
  INK,
  dot(16 - apart, y, r) + dot(16 + apart, y, r),
];
