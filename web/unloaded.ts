/** What a page says if its script or its words do not come: it stands in the page itself, in every
 *  language, and is seen after a while (`look/base.css`). */

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../locales/", import.meta.url);

export function unloaded(): Plugin {
  return {
    name: "unloaded",
    transformIndexHtml: (html) => html.replace("<!-- unloaded -->", said()),
  };
}

function said(): string {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  return languages.map(({ name }) => line(name)).join("\n");
}

function line(language: string): string {
  const words = readFileSync(new URL(`${language}/client.ftl`, LOCALES), "utf8");
  const message = (id: string): string => new RegExp(`^${id} = (.*)$`, "m").exec(words)?.[1] ?? "";
  return `<p lang="${language}">${message("screen-failed")}. <a href="">${message("offline-again")}</a></p>`;
}
