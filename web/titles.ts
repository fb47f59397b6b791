/** How words travel. The start page names every game before the words of any are there: the client's
 *  own words get the title and the blurb from each game's. What nobody reads while a table is first
 *  shown comes later, in a file of its own. What is said to translators stays here. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const WORDS = /\.ftl\?(url|later)$/;
const CLIENT = "client.ftl";
const COMMENT = /^#.*\n/gm;
/** A message begins where a line does not begin with a space. */
const BEGINNING = /^(?=[\w-])/m;
const LATER =
  /^(\w+-how|\w+-coach|\w+-known|new|pace|visibility|lobby|share|learned|hint(?!-ask)|shuffle|branch|compare|review|settings|gallery)-/;
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
      const part = WORDS.exec(id)?.[1];
      if (!part) return null;
      const [folder, name] = [dirname(id), basename(id, `?${part}`)];
      const all = name === CLIENT ? withTitles(folder) : read(folder, name);
      const isLater = part === "later";
      const source = messagesIn(all)
        .filter((one) => LATER.test(one) === isLater)
        .join("");
      if (isBuild) {
        const file = emit(this, basename(name, ".ftl") + (isLater ? ".later" : ""), source);
        return `export default ${JSON.stringify(`/${file}`)}`;
      }
      for (const one of readdirSync(folder)) this.addWatchFile(join(folder, one));
      return `export default ${JSON.stringify(`data:,${encodeURIComponent(source)}#${id}`)}`;
    },
  };
}

function emit(context: Rolldown.PluginContext, name: string, source: string): string {
  const sum = createHash("sha256").update(source).digest("hex").slice(0, 8);
  const fileName = `assets/${name}-${sum}.ftl`;
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

function messagesIn(words: string): string[] {
  return words.replaceAll(COMMENT, "").split(BEGINNING);
}
