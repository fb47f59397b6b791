import { describe, expect, it } from "vitest";
import { toggled, type Followed } from "./favourites.svelte";

describe("whom one follows", () => {
  it("is added, and taken away by the same click", () => {
    const one = toggled({}, "/tables/a", 4);
    const two = toggled(one, "/tables/a", 7);
    expect(two).toEqual({ "/tables/a": [4, 7] });
    expect(toggled(two, "/tables/a", 4)).toEqual({ "/tables/a": [7] });
  });

  it("is another at every table", () => {
    const both = toggled(toggled({}, "/tables/a", 4), "/tables/b", 1);
    expect(both).toEqual({ "/tables/a": [4], "/tables/b": [1] });
  });

  it("is forgotten of tables that are long past, not of one that was used since", () => {
    let followed: Followed = toggled(toggled({}, "/tables/old", 1), "/tables/used", 1);
    for (let table = 0; table < 19; table++) {
      followed = toggled(followed, `/tables/${String(table)}`, 2);
      if (table === 10) followed = toggled(followed, "/tables/used", 3);
    }
    expect(Object.keys(followed)).toHaveLength(20);
    expect(followed["/tables/old"]).toBeUndefined();
    expect(followed["/tables/used"]).toEqual([1, 3]);
  });
});
