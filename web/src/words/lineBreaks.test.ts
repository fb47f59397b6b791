import { describe, expect, it } from "vitest";
import { tied } from "./lineBreaks";

/** With ~ for the space that does not break, and | where nothing breaks. */
const shown = (text: string, language: string): string =>
  tied(text, language).replaceAll("\u00A0", "~").replaceAll("\u2060", "|");

describe("ties", () => {
  it("keep one-letter words from the end of a line", () => {
    expect(shown("Kdo s koho, a v lese", "cs")).toBe("Kdo s~koho, a~v~lese");
    expect(shown("V meste aj o dome", "sk")).toBe("V~meste aj o~dome");
    expect(shown("Dom i sklep (z ogrodem) w mieście", "pl")).toBe(
      "Dom i~sklep (z~ogrodem) w~mieście",
    );
    expect(shown("Є й будинок у місті, і «в центрі»", "uk")).toBe(
      "Є~й~будинок у~місті, і~«в~центрі»",
    );
    expect(shown("Я и он — к дому", "ru")).toBe("Я~и~он~— к~дому");
  });

  it("keep a number with what it counts", () => {
    expect(shown("Zaplať 3 mince v 12. kole.", "cs")).toBe("Zaplať 3~mince v~12.~kole.");
    expect(shown("Сплати −2 монети, 1 і 4", "uk")).toBe("Сплати −2~монети, 1 і~4");
    expect(shown("Masz 5. Teraz gra Anna: 4 + 1", "pl")).toBe("Masz 5. Teraz gra Anna: 4 + 1");
  });

  it("keep a dash from the beginning of a line", () => {
    expect(shown("В місті — «Ринок щастя»", "uk")).toBe("В~місті~— «Ринок щастя»");
    expect(shown("levné karty (1–3) – a drahé", "cs")).toBe("levné karty (1–|3)~– a~drahé");
  });

  it("keep ranges and numbers with endings whole", () => {
    expect(shown("Vonj ki 1-et: 16–17", "hu")).toBe("Vonj ki 1-|et: 16–|17");
    expect(shown("2–4 players, −1 point", "en")).toBe("2–|4 players, −1 point");
  });

  it("leave everything else as it is", () => {
    expect(shown("A plan for 3 houses", "en")).toBe("A plan for 3 houses");
    expect(shown("A ház és 3 pont", "hu")).toBe("A ház és 3 pont");
    expect(shown("dům  a", "cs")).toBe("dům  a");
    expect(shown("", "cs")).toBe("");
    const once = tied("s k v", "cs");
    expect(tied(once, "cs")).toBe(once);
  });
});
