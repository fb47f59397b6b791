/** The start page names every game before the words of any are there: the client's own words get
 *  the title and the blurb from each game's. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const CLIENT = /\/client\.ftl\?url$/;
const TITLE = /^game-.*\n/gm;

export function gameTitles(): Plugin {
  let isBuild = false;
  return {
    name: "game-titles",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    load(id) {
      if (!CLIENT.test(id)) return null;
      const folder = dirname(id);
      for (const name of readdirSync(folder)) this.addWatchFile(join(folder, name));
      const source = withTitles(folder);
      const fileName = `assets/client-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.ftl`;
      if (isBuild) this.emitFile({ type: "asset", fileName, source });
      const address = isBuild ? `/${fileName}` : `data:,${encodeURIComponent(source)}#${id}`;
      return `export default ${JSON.stringify(address)}`;
    },
  };
}

/** The words of a language that every page has. */
export function withTitles(folder: string): string {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const games = readdirSync(folder).filter((name) => name !== "client.ftl");
  const titles = games.flatMap((name) => read(name).match(TITLE) ?? []);
  return [read("client.ftl"), ...titles].join("");
}
