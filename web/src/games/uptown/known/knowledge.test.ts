import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countStates } from "../../../table/known/states";
import { project } from "../fixtures";
import { TABLE } from "../gallery/position";
import type { Projects, Public } from "../types";
import { blocksOf, hiddenCards, panesOf, pileOf } from "./knowledge";

const TOML = new URL("../../../../../src/kvartal/games/uptown/components.toml", import.meta.url);
const ROW = /\{ id = "(\w+)"(?:, cost = (\d+))?, halves|\{ id = "(\w+)"(?:, kind = "(\w+)")?/g;
const projects: Projects = {};
let [card, cost] = ["", 0];
for (const [, opened, price, id, kind] of readFileSync(TOML, "utf8").matchAll(ROW)) {
  if (opened !== undefined) [card, cost] = [opened, Number(price ?? 0)];
  else if (id !== undefined)
    projects[id] = project({ card, cost, kind: (kind ?? "") as Projects[string]["kind"] });
}

const EMPTY: Public = {
  ...TABLE,
  ...{ free: [], streets: [[], []], tops: [], top: [], box: [] },
};
const storey = (id: string) => ({ project: id, income: 0, prestige: 0 });
const at = (seen: Public, pile: "decks" | "municipal") =>
  panesOf(seen, projects).filter((pane) => pileOf(pane.project) === pile);

describe("before anything is open", () => {
  it("84 project cards with two projects each are hidden (UP-3, UP-7)", () => {
    expect(hiddenCards(at(EMPTY, "decks"))).toBe(84);
    expect(at(EMPTY, "decks")).toHaveLength(2 * 84);
  });

  it("28 municipal cards with four projects each are hidden (UP-4, UP-8)", () => {
    expect(hiddenCards(at(EMPTY, "municipal"))).toBe(28);
    expect(at(EMPTY, "municipal")).toHaveLength(4 * 28);
  });
});

describe("in a game", () => {
  const seen: Public = {
    ...EMPTY,
    free: ["tea_room", "law_chambers"],
    tops: [["newsroom", "delicatessen"], []],
    streets: [[{ storeys: [storey("student_digs")], closed: false }], []],
    box: ["project_02"],
  };
  const states = (...ids: string[]) =>
    ids.map((id) => panesOf(seen, projects).find((pane) => pane.id === id)?.state);

  it("the card in hand and those on top of the decks lie open (UP-181)", () => {
    expect(states("tea_room", "law_chambers", "newsroom")).toEqual(["open", "open", "open"]);
  });

  it("both halves of what is built are gone, and what was discarded (UP-45, UP-185)", () => {
    expect(states("student_digs", "flea_market", "typing_pool")).toEqual(["gone", "gone", "gone"]);
  });

  it("all else is hidden", () => {
    expect(countStates(at(seen, "decks"))).toEqual({ left: 168 - 8, open: 4, gone: 4 });
    expect(hiddenCards(at(seen, "decks"))).toBe(84 - 4);
  });

  it("each kind has its building, what is hidden first (UP-10)", () => {
    const blocks = blocksOf(panesOf(seen, projects));
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...["office", "services", "apartment", "cafe", "shop", "hotel"],
      "none",
    ]);
    const shops = blocks.find(({ kind }) => kind === "shop")?.panes.map(({ state }) => state);
    expect(shops?.slice(-2)).toEqual(["open", "gone"]);
    expect(shops?.[0]).toBe("left");
  });
});
