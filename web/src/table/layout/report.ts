/** "Report a bug": all that is needed to see it again, in one file. Nothing this viewer may not
 *  know is in it. */

import { api, ask } from "../../api/client";
import { settings } from "../../shell/settings.svelte";
import type { TableModel } from "../model/model.svelte";

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
    record: isOver ? await record(model.id) : null,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: settings.language,
    at: new Date().toISOString(),
  };
  save(`kvartal-${model.id.slice(0, 8)}-${String(position.number)}.json`, JSON.stringify(file));
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

async function record(table: string): Promise<string | null> {
  try {
    return await ask(
      api.GET("/api/tables/{table}/record", { params: { path: { table } }, parseAs: "text" }),
    );
  } catch {
    return null;
  }
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
