import { describe, expect, it } from "vitest";
import { countStates } from "../../../table/known/states";
import { readPrinted } from "../fixtures";
import { KINDS, type Public } from "../types";
import { shelvesOf, tokensOf } from "./knowledge";

const printed = readPrinted();
const ids = (kind: string) => Object.keys(printed).filter((id) => printed[id]?.kind === kind);
const [TOURIST = "", OTHER_TOURIST = ""] = ids("tourist");
const [HIPSTER = ""] = ids("hipster");

/** Two players have three tiles each; one more back lies on top of the stack (ST-23, ST-26). */
const SEEN = {
  question: "build",
  ...{ tile: "", consultants: ["", ""], covered: [], box: [], buildings: [] },
  hands: [
    { kinds: ["tourist", "tourist", "hipster"], shown: [] },
    { kinds: ["hipster", "parent", "wild"], shown: [] },
  ],
  stack: {
    ...{ size: 24, top: "shopper", open: "", endgame: 0, endgame_back: "" },
    backs: [4, 4, 5, 5, 5],
  },
  supply: [0, 0, 0, 0],
  tokens: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
} as unknown as Public;
const own = { hand: [TOURIST, OTHER_TOURIST, HIPSTER] };
const by = <T>(of: (shelf: ReturnType<typeof shelvesOf>[number]) => T, seen = SEEN) =>
  shelvesOf(seen, own, printed).map(of);

describe("the tiles of two players", () => {
  it("are eight of each kind (ST-2), without those for five (ST-3)", () => {
    expect(by(({ kind }) => kind)).toEqual([...KINDS]);
    expect(by(({ tiles }) => tiles.length)).toEqual([8, 8, 8, 8, 8]);
  });

  it("lie in the stack, in the other hand, or were removed: two of each kind (ST-23)", () => {
    expect(by(({ stack }) => stack)).toEqual([4, 4, 5, 6, 5]);
    expect(by(({ hands }) => hands)).toEqual([0, 1, 1, 0, 1]);
    expect(by(({ removed }) => removed)).toEqual([2, 2, 2, 2, 2]);
  });

  it("are removed as many for whoever looks on and sees backs alone", () => {
    const shelves = shelvesOf(SEEN, null, printed);
    expect(shelves.map(({ hands }) => hands)).toEqual([2, 2, 1, 0, 1]);
    expect(shelves.map(({ removed }) => removed)).toEqual([2, 2, 2, 2, 2]);
  });

  it("are open in one's own hand and gone once built or given back", () => {
    const seen = {
      ...SEEN,
      buildings: [{ tile: ids("wild")[0] }],
      box: [ids("wild")[1]],
    } as unknown as Public;
    const tiles = by((shelf) => shelf.tiles, seen).flat();
    expect(countStates(tiles)).toEqual({ left: 40 - 5, open: 3, gone: 2 });
  });
});

it("a tile that is just being built is in no hand any more", () => {
  const hands = [{ kinds: ["tourist", "hipster"], shown: [] }, SEEN.hands[1]];
  const seen = { ...SEEN, hands, buildings: [{ tile: TOURIST }] } as unknown as Public;
  expect(by((shelf) => shelf.removed, seen)).toEqual([2, 2, 2, 2, 2]);
});

it("five play with five more, and nothing is removed (ST-3, ST-23)", () => {
  const hands = Array(5).fill({ kinds: [...KINDS].slice(0, 3), shown: [] });
  const stack = { ...SEEN.stack, top: "", backs: [4, 4, 4, 9, 9] };
  const shelves = shelvesOf({ ...SEEN, hands, stack }, null, printed);
  expect(shelves.map(({ tiles }) => tiles.length)).toEqual([9, 9, 9, 9, 9]);
  expect(shelves.map(({ removed }) => removed)).toEqual([0, 0, 0, 0, 0]);
});

it("the Contractor at a table of four makes it five, without three (ST-190)", () => {
  const hands = Array(4).fill({ kinds: [...KINDS].slice(0, 3), shown: [] });
  const stack = { ...SEEN.stack, top: "wild", backs: [5, 5, 5, 8, 6] };
  const consultants = ["contractor", "", "", ""];
  const shelves = shelvesOf({ ...SEEN, hands, stack, consultants }, null, printed);
  expect(shelves.map(({ removed }) => removed)).toEqual([0, 0, 0, 1, 2]);
});

it("the business tokens are twelve of each type (ST-7), where they are played with", () => {
  expect(tokensOf(SEEN)).toEqual([]);
  const left = tokensOf({ ...SEEN, supply: [12, 12, 11, 12], tokens: [[0, 0, 1, 0]] });
  expect(left.map((token) => token.left)).toEqual([12, 12, 11, 12]);
});
