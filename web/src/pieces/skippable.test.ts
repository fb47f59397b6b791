import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { skippable } from "./skippable";

/** Node has no page, but it has what hears and tells. */
const page = new EventTarget();
beforeEach(() => vi.stubGlobal("document", page));
afterEach(() => vi.unstubAllGlobals());

function stage(motions: number): { stage: Parameters<typeof skippable>[0]; ended: number[] } {
  const ended: number[] = [];
  const moving = Array.from({ length: motions }, (_, at) => ({ finish: () => ended.push(at) }));
  const getAnimations = (options?: GetAnimationsOptions): Animation[] =>
    options?.subtree ? (moving as unknown as Animation[]) : [];
  return { stage: { getAnimations }, ended };
}

it.each(["pointerdown", "keydown"])("ends all that moves inside at a %s", (event) => {
  const { stage: board, ended } = stage(3);
  const leave = skippable(board);
  expect(ended).toEqual([]);
  page.dispatchEvent(new Event(event));
  expect(ended).toEqual([0, 1, 2]);
  leave();
});

it("hears nothing any more once the element is gone", () => {
  const { stage: board, ended } = stage(1);
  skippable(board)();
  page.dispatchEvent(new Event("pointerdown"));
  page.dispatchEvent(new Event("keydown"));
  expect(ended).toEqual([]);
});
