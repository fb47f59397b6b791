import { expect, test } from "vitest";
import { edgesOf } from "./goesOn";

test.each([
  ["all of it is seen", { scrollTop: 0, scrollHeight: 300, clientHeight: 300 }, ""],
  ["at its beginning", { scrollTop: 0, scrollHeight: 500, clientHeight: 300 }, "below"],
  ["in its middle", { scrollTop: 100, scrollHeight: 500, clientHeight: 300 }, "both"],
  ["at its end", { scrollTop: 200, scrollHeight: 500, clientHeight: 300 }, "above"],
  ["rounded by the browser", { scrollTop: 199.4, scrollHeight: 501, clientHeight: 300 }, "above"],
])("%s", (_, box, edges) => {
  expect(edgesOf(box)).toBe(edges);
});
