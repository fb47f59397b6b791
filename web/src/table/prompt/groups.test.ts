import { describe, expect, it } from "vitest";
import { groupsOf } from "./groups";

const grouped = (action: string) => {
  const [street, house] = action.split(".");
  return house ? { heading: `Street ${String(street)}`, item: action } : null;
};
const PLACES = ["1.6", "1.7", "2.9", "3.7", "3.8", "3.9", "done"];

describe("many choices", () => {
  it("are folded by what they are about; what is about nothing stands alone", () => {
    expect(groupsOf(PLACES, grouped)).toEqual([
      { heading: "Street 1", actions: ["1.6", "1.7"], items: ["1.6", "1.7"] },
      { heading: "Street 2", actions: ["2.9"], items: ["2.9"] },
      { heading: "Street 3", actions: ["3.7", "3.8", "3.9"], items: ["3.7", "3.8", "3.9"] },
      { heading: null, actions: ["done"], items: [""] },
    ]);
  });

  it("are not, where there are few or the game has no groups: none is lost", () => {
    for (const groups of [groupsOf(PLACES.slice(0, 4), grouped), groupsOf(PLACES, undefined)])
      expect(groups.every(({ heading }) => heading === null)).toBe(true);
    expect(groupsOf(PLACES, grouped).flatMap(({ actions }) => actions)).toEqual(PLACES);
  });
});
