import { beforeAll, describe, expect, it } from "vitest";
import { learnLater } from "../../words/later";
import { LANGUAGES, words } from "../../words/words.svelte";
import { explainPair, explainPart, explainPlan } from "./explained";
import { SHEET } from "./sheet/geometry";
import { EFFECTS, planOf } from "./types";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("welcome");
  await learnLater("welcome");
});

const plan = { ...planOf({}, ""), level: 2, first: 8, later: 4 };
const progress = { have: 1, need: 3, found: [] };

describe("an explanation", () => {
  it.each(LANGUAGES)("of each part of the sheet is in words (%s)", async (language) => {
    await words.speak(language);
    for (const { id } of SHEET.totals.cells)
      expect(explainPart({ id, points: -3, state: "" }).lines.join()).not.toContain("welcome-");
    await words.speak("en");
  });

  it("of a part says what it comes to, with a real minus", () => {
    expect(explainPart({ id: "bis", points: -3, state: "" }).title).toBe("Bis: −3");
  });

  it("of each effect has its rules", () => {
    for (const effect of EFFECTS) {
      const { lines } = explainPair({ title: "5", effect, whole: "5", deed: null });
      expect(lines).toHaveLength(2);
      expect(lines.join()).not.toContain("welcome-");
    }
  });

  it("of a plan says how far one is, what it is worth, and that it is approved", () => {
    const at = { id: "", plan, progress, deed: null };
    const open = explainPlan({ ...at, isApproved: false }).lines;
    expect(open.join()).toMatch(/1 \/ 3.*8.*4/);
    expect(explainPlan({ ...at, isApproved: true }).lines).toHaveLength(open.length + 1);
  });

  it("offers to choose what can be chosen", () => {
    const deed = { words: "Take it", act: () => undefined };
    expect(explainPair({ title: "5", effect: "park", whole: "5", deed }).deed).toBe(deed);
  });
});
