import { describe, expect, it } from "vitest";
import lessons from "./lessons.json";
import { picking, type Pick } from "./pick";

/** Ivanka may buy (HC-E4): not the house, which she has, nor what costs more than 5 coins. */
const { legal } = lessons.buy;
const nothing = (): void => undefined;

function looking({ legal = [] as string[], chosen = [] as string[], lit = "" }): Pick {
  return picking(legal, chosen, lit || null, nothing, nothing, nothing);
}

describe("how things look", () => {
  it("rings what is legal, and dims what would be refused", () => {
    const pick = looking({ legal });
    expect(pick.look("buy museum")).toMatchObject({ action: "buy museum", dimmed: false });
    expect(pick.look("buy house")).toMatchObject({ action: null, dimmed: true });
    expect(pick.look("buy luxury_residence")).toMatchObject({ action: null, dimmed: true });
  });

  it("leaves alone what is no answer to the question", () => {
    expect(looking({ legal }).look(null)).toEqual({
      action: null,
      chosen: false,
      lit: false,
      dimmed: false,
    });
  });

  it("dims nothing while nobody is asked", () => {
    expect(looking({}).look("buy house")).toMatchObject({ action: null, dimmed: false });
  });

  it("marks the last of the chosen steps, and what is pointed at", () => {
    const pick = looking({ legal, chosen: ["keep", "buy museum"], lit: "buy grand_hotel" });
    expect(pick.look("buy museum")).toMatchObject({ chosen: true, lit: false });
    expect(pick.look("keep").chosen).toBe(false);
    expect(pick.look("buy grand_hotel")).toMatchObject({ chosen: false, lit: true });
  });
});

describe("a click", () => {
  function clicking(legal: string[], chosen: string[]): { pick: Pick; done: string[] } {
    const done: string[] = [];
    const choose = (action: string): number => done.push(action);
    const show = (card: string): number => done.push(`show ${card}`);
    return { pick: picking(legal, chosen, null, choose, nothing, show), done };
  }

  it("chooses what is legal, and asks about what is not: the server says why", () => {
    const { pick, done } = clicking(legal, []);
    pick.take("buy museum", "museum");
    pick.take("buy house", "house");
    expect(done).toEqual(["buy museum", "buy house"]);
  });

  it("shows a card that is no answer, or while nobody is asked", () => {
    const { pick, done } = clicking([], []);
    pick.take(null, "museum");
    pick.take("buy museum", "museum");
    expect(done).toEqual(["show museum", "show museum"]);
  });

  it("confirms the step that was chosen last, although nothing else is open", () => {
    const { pick, done } = clicking([], ["reveal 2"]);
    pick.take("reveal 2");
    expect(done).toEqual(["reveal 2"]);
  });

  it("does nothing on a deck that cannot be chosen", () => {
    const { pick, done } = clicking(legal, []);
    pick.take(null);
    expect(done).toEqual([]);
  });
});
