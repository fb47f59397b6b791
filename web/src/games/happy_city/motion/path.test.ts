import { describe, expect, it } from "vitest";
import { delayOf, FLIGHT, landingOf, placeOf, timeFor, wayOf, type Place } from "./path";

const rect = (left: number, top: number, width: number, height: number): Place => ({
  ...{ left, top, width, height },
});
const board = rect(100, 50, 800, 600);

describe("where a flight begins or ends", () => {
  const places = { "plot-0-zoo": rect(0, 0, 0, 0), "city-0": rect(300, 400, 90, 40) };

  it("is the first spot that is on the board and not hidden", () => {
    const card = rect(200, 80, 120, 200);
    expect(placeOf(["card-zoo", "city-0"], { ...places, "card-zoo": card }, board)).toBe(card);
    expect(placeOf(["plot-0-zoo", "city-0"], places, board)).toBe(places["city-0"]);
  });

  it("is else the bank, in the middle of the upper edge", () => {
    expect(placeOf([], places, board)).toMatchObject({ left: 500, top: 50 });
    expect(placeOf(["deck-1"], places, board)).toMatchObject({ left: 500, top: 50 });
  });
});

describe("the way", () => {
  const size = rect(100, 50, 100, 160);
  const transforms = (isCard: boolean, from: Place, to: Place): unknown[] =>
    wayOf(isCard, { from, to, size, board }).map(({ transform }) => transform);

  it("leads from middle to middle", () => {
    const from = rect(300, 250, 100, 160);
    const to = rect(520, 610, 60, 40); // its middle: 550, 630
    const [start, , , end] = transforms(true, from, to);
    expect(start).toBe("translate(200px, 200px) scale(1)");
    expect(end).toBe("translate(400px, 500px) scale(0.6)");
  });

  it("begins as large as the card is, but not much larger than it flies", () => {
    const wide = (width: number): unknown =>
      transforms(true, rect(100, 50, width, 160), rect(100, 50, 100, 160))[0];
    expect(wide(50)).toContain("scale(0.5)");
    expect(wide(300)).toContain("scale(1.4)");
  });

  it("leaves coins as large as they are, wherever they come from", () => {
    const [start, , there] = transforms(false, rect(300, 250, 500, 40), rect(300, 250, 20, 20));
    expect(start).toContain("scale(1)");
    expect(there).toContain("scale(1)");
  });

  it("is seen only on the way", () => {
    const seen = wayOf(true, { from: size, to: size, size, board }).map(({ opacity }) => opacity);
    expect(seen).toEqual([0, 1, 1, 0]);
  });
});

describe("the time", () => {
  it("is enough for the last of them", () => {
    const last = delayOf(13) + FLIGHT;
    expect(delayOf(0)).toBe(0);
    expect(timeFor(14)).toBeGreaterThanOrEqual(last);
  });

  it("shows a thing at its place before its flight is over, not before it has begun", () => {
    expect(landingOf(delayOf(2))).toBeGreaterThan(delayOf(2));
    expect(landingOf(delayOf(2))).toBeLessThan(delayOf(2) + FLIGHT);
  });
});
