/** "Report a bug": all that is needed to see it again, in one file. Nothing this viewer may not
 *  know is in it. */

import { settings } from "../../shell/settings.svelte";
import type { TableModel } from "../model/model.svelte";
import { recordOf, save } from "../model/record";

export async function report(model: TableModel, said: string): Promise<void> {
  const { position } = model;
  if (!position) return;
  const isOver = position.card.phase === "over";
  const file = {
    report: 1,
    said,
    version: await version(),
    table: model.id,
    number: position.number,
    viewer: position.mine,
    seat: model.seat,
    steps: model.steps,
    problem: model.problem && { code: model.problem.code, rule: model.problem.rule },
    position: { ...position, invitation: "", log: model.log },
    record: isOver ? await recordOf(model.id).catch(() => null) : null,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: settings.language,
    at: new Date().toISOString(),
  };
  const name = `kvartal-${model.id.slice(0, 8)}-${String(position.number)}.json`;
  save(name, JSON.stringify(file), "application/json");
}

async function version(): Promise<string> {
  try {
    const answer = await fetch("/api/openapi.json");
    const document = (await answer.json()) as { info?: { version?: string } };
    return document.info?.version ?? "";
  } catch {
    return "";
  }
}
