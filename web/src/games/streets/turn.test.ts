import { describe, expect, it } from "vitest";
import { lot } from "./fixtures";
import { placingOf, type Placing } from "./legal";
import { moversOf, turned, turnedOn, waitingOf } from "./turn";
import type { Public } from "./types";

const PLACINGS = ["place 1,0 e", "place 1,0 s"].map(placingOf) as Placing[];

describe("turning a tile", () => {
  it("keeps how it was turned, where it may lie so", () => {
    expect(turned(PLACINGS, "s")?.facing).toBe("s");
    expect(turned(PLACINGS, "n")?.facing).toBe("e");
    expect(turned([], "n")).toBeNull();
  });

  it("leaves out what is not allowed, both ways round", () => {
    expect(turnedOn(PLACINGS, "e", 1)?.facing).toBe("s");
    expect(turnedOn(PLACINGS, "s", 1)?.facing).toBe("e");
    expect(turnedOn(PLACINGS, "e", -1)?.facing).toBe("s");
  });
});

it("waits only for what may still be replaced", () => {
  expect(waitingOf(["place 1,0 e"], ["build x", "place 1,0 e"])).toBe("place 1,0 e");
  expect(waitingOf(["move x"], ["build x", "place 1,0 e"])).toBeNull();
});

describe("who moves", () => {
  const street = [
    lot("art_gallery", 0, "v", { people: [0, 2, 1, 0] }),
    lot("toy_store", 1, "v", { people: [0, 1, 0, 0] }),
    lot("vinyl_shop", 3, "v", { people: [0, 5, 0, 0] }),
  ];
  const seen = {
    question: "move",
    colour: "hipster",
    street: "art_gallery",
    abandoning: "",
    buildings: street,
  } as unknown as Public;

  it("is of one colour, in the street that is scored", () => {
    expect(moversOf(seen)).toEqual({ colour: 1, count: 3, from: ["art_gallery", "toy_store"] });
  });

  it("is of the building alone that is abandoned", () => {
    const left = moversOf({ ...seen, street: "", abandoning: "vinyl_shop" });
    expect(left).toMatchObject({ count: 5, from: ["vinyl_shop"] });
  });

  it("is nobody while something else is asked", () => {
    expect(moversOf({ ...seen, question: "build" })).toBeNull();
  });
});
