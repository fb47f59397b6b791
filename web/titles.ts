/** How words travel. The start page names every game before the words of any are there: the client's
 *  own words get the title and the blurb from each game's. What is said to translators stays here. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const WORDS = /\.ftl\?url$/;
const CLIENT = "client.ftl";
const COMMENT = /^#.*\n/gm;
const TITLE = /^game-.*\n/gm;

export function travellingWords(): Plugin {
  let isBuild = false;
  return {
    name: "travelling-words",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    load(id) {
      if (!WORDS.test(id)) return null;
      const [folder, name] = [dirname(id), basename(id, "?url")];
      if (name !== CLIENT && !isBuild) return null;
      const source = name === CLIENT ? withTitles(folder) : read(folder, name);
      if (isBuild) return `export default ${JSON.stringify(`/${emit(this, name, source)}`)}`;
      for (const one of readdirSync(folder)) this.addWatchFile(join(folder, one));
      return `export default ${JSON.stringify(`data:,${encodeURIComponent(source)}#${id}`)}`;
    },
  };
}

function emit(context: Rolldown.PluginContext, name: string, words: string): string {
  const source = words.replaceAll(COMMENT, "");
  const sum = createHash("sha256").update(source).digest("hex").slice(0, 8);
  const fileName = `assets/${basename(name, ".ftl")}-${sum}.ftl`;
  context.emitFile({ type: "asset", fileName, source });
  return fileName;
}

/** The words of a language that every page has. */
export function withTitles(folder: string): string {
  const games = readdirSync(folder).filter((name) => name !== CLIENT);
  const titles = games.flatMap((name) => read(folder, name).match(TITLE) ?? []);
  return [read(folder, CLIENT), ...titles].join("");
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), "utf8");
}
