/** The sheet in words, for those who hear it instead of seeing it. */

import type { Player } from "../../table/model/players";
import { signed } from "../../words/signed";
import { t, words } from "../../words/words.svelte";
import type { Place } from "./ranking";
import type { PanelPrint } from "./sheet/geometry";
import { crossed, type House, type Sheet } from "./sheet/text";

/** House by house: numbers, marks, fences. */
export function aboutStreet(houses: House[], street: number): string {
  const said = houses.flatMap((house) => {
    const parts = [aboutHouse(house)];
    return house.isFenced ? [...parts, t("welcome-board-fence")] : parts;
  });
  return t("welcome-board-street", { street: street + 1, houses: said.join(", ") });
}

function aboutHouse(house: House): string {
  if (house.isRoundabout) return t("welcome-board-roundabout");
  if (house.number === null) return t("welcome-board-empty");
  const marks = [
    house.isCopy && t("welcome-card-bis"),
    house.hasPool && t("welcome-card-pool"),
    house.isUsed && t("welcome-board-used"),
  ].filter((mark) => mark !== false);
  return marks.length > 0 ? `${String(house.number)} (${marks.join(", ")})` : String(house.number);
}

export function aboutPanel(sheet: Sheet, panel: PanelPrint): string {
  if (panel.id === "plans") {
    const points = sheet.plans.map((gained) => String(gained ?? "–"));
    return t("welcome-board-plan-points", { points: words.list(points) });
  }
  const counts = crossed(sheet, panel.id).map(
    (count, place) => `${String(count)}/${String(panel.columns[place]?.boxes.length ?? 0)}`,
  );
  return t("welcome-board-crossed", { counts: words.list(counts) });
}

/** Whose town it is. */
export function nameAt(seat: number, players: Player[], viewer: number | null): string {
  return seat === viewer ? t("welcome-board-yours") : (players[seat]?.name ?? "");
}

/** A town in the ranking. */
export function aboutPlace({ rank, points }: Place, name: string, isThinking: boolean): string {
  const state = t(`welcome-board-${isThinking ? "thinking" : "ready"}`);
  return t("welcome-board-town", { name, rank, points: signed(points), state });
}
