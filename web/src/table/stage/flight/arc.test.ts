import { describe, expect, it } from "vitest";
import { arcBetween, boxAt, keyframesOf, type Box } from "./arc";

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, width, height },
});
const card = box(400, 100, 160, 220);
const plot = box(100, 500, 80, 110);
const around = (...clear: Box[]) => ({ screen: box(0, 0, 1280, 800), clear });
const moments = Array.from({ length: 101 }, (_, index) => index / 100);
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe("an arc", () => {
  it("leads from box to box, and shrinks to the size of where it lands", () => {
    const arc = arcBetween(card, plot, card, around());
    expect(arc && boxAt(arc, card, 0)).toEqual(card);
    const end = arc && boxAt(arc, card, 1);
    expect(end?.left).toBeCloseTo(plot.left);
    expect(end?.top).toBeCloseTo(plot.top);
    expect(end?.width).toBeCloseTo(plot.width);
  });

  it("is no straight line, and turns to nine degrees and back", () => {
    const arc = arcBetween(card, plot, card, around());
    const [start, half, end] = [arc?.(0), arc?.(0.5), arc?.(1)];
    expect([start?.turn, half?.turn, end?.turn].map((turn) => Math.round(turn ?? -1))).toEqual([
      0, 9, 0,
    ]);
    expect(half?.x).not.toBeCloseTo(((start?.x ?? 0) + (end?.x ?? 0)) / 2);
  });

  it("goes around what is not to be covered, on whichever side there is room", () => {
    for (const line of [box(60, 420, 230, 40), box(180, 380, 260, 40), box(330, 360, 200, 40)]) {
      const arc = arcBetween(card, plot, card, around(line));
      expect(arc).not.toBeNull();
      if (arc) expect(moments.filter((at) => overlap(boxAt(arc, card, at), line))).toEqual([]);
    }
  });

  it("stays on the screen", () => {
    const below = box(20, 600, 80, 110);
    const line = box(60, 420, 300, 40);
    const arc = arcBetween(box(40, 100, 160, 220), below, card, around(line));
    expect(arc).not.toBeNull();
    if (arc) expect(moments.filter((at) => arc(at).x < 0)).toEqual([]);
  });

  it("is none where there is no way around", () => {
    expect(arcBetween(card, plot, card, around(box(0, 400, 1280, 40)))).toBeNull();
  });
});

describe("its keyframes", () => {
  const arc = arcBetween(card, plot, card, around());
  const frames = arc ? keyframesOf(arc, card, 0.46) : [];

  it("move nothing but transform and opacity", () => {
    const kinds = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...kinds].sort()).toEqual(["offset", "opacity", "transform"]);
  });

  it("begin where the piece lies, as strong as wanted, and end unseen", () => {
    expect(frames[0]).toEqual({
      ...{ offset: 0, opacity: 0.46 },
      transform: "translate(400.0px, 100.0px) rotate(0.00deg) scale(1.0000)",
    });
    expect(frames.at(-1)?.["opacity"]).toBe(0);
  });
});
